import { WORKER, type WorkerSays, type WorkerWish } from '#lib/serviceWorker.ts';

/** Asks the worker to save or remove a page; resolves to whether it was done. */
export async function wish(what: 'keep' | 'drop', path: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  // The page does both by itself once it is idle (keep.ts); a reader may be quicker.
  if (what === 'keep') await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (what === 'keep') active?.postMessage({ do: 'open', path } satisfies WorkerWish);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerSays>) => resolve('done' in data && data.done);
    const wanted: WorkerWish = { do: what, path };
    active?.postMessage(wanted, [port2]);
  });
}
