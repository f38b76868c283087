import type { WorkerSays, WorkerWish } from '#lib/serviceWorker.ts';

/** Asks the worker to save or remove a page; resolves to whether it was done. */
export async function wish(what: 'keep' | 'drop', path: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerSays>) => resolve('done' in data && data.done);
    const wanted: WorkerWish = { do: what, path };
    active?.postMessage(wanted, [port2]);
  });
}
