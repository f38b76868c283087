import { type Shrinking, shrunk } from './drawn.ts';

/** A thread that draws one picture smaller, so that the page answers keys meanwhile. It answers null if it cannot. */
addEventListener('message', ({ data }: MessageEvent<Shrinking>) => {
  void shrunk(data).then(
    (done) => postMessage(done),
    () => postMessage(null),
  );
});
