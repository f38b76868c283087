import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { WORKER, type WorkerPart } from '#lib/serviceWorker.ts';
import { registerWorker } from './worker.ts';

const OFF: WorkerPart = { caches: 'console ', kept: {}, script: undefined };
const ON: WorkerPart = { caches: 'pages ', kept: {}, script: '' };

/** What a worker of these parts does on an event, in a browser that has cached something of each. */
async function doneAt(event: string, parts: readonly WorkerPart[]): Promise<string[]> {
  const app = Fastify();
  registerWorker(app, parts);
  const { body } = await app.inject(WORKER);
  await app.close();
  const done: string[] = [];
  const listeners: [string, (event: { waitUntil(work: Promise<unknown>): void }) => void][] = [];
  const caches = {
    keys: async () => ['console 1', 'pages 1'],
    delete: async (name: string) => done.push(`forget ${name}`),
  };
  const registration = { unregister: async () => done.push('unregister') };
  const self = {
    addEventListener: (...one: (typeof listeners)[number]) => listeners.push(one),
    registration,
  };
  runInNewContext(body, { self, caches });
  const works: Promise<unknown>[] = [];
  for (const [name, listener] of listeners)
    if (name === event) listener({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  return done.sort();
}

it('a worker of which all is switched off gives itself up, and with the next page again if it was ended meanwhile', async () => {
  for (const event of ['activate', 'fetch'])
    expect(await doneAt(event, [OFF, { ...ON, script: undefined }])).toEqual([
      'forget console 1',
      'forget pages 1',
      'unregister',
    ]);
});

it('one of which a part is left forgets the other once, and stays', async () => {
  expect(await doneAt('activate', [OFF, ON])).toEqual(['forget console 1']);
  expect(await doneAt('fetch', [OFF, ON])).toEqual([]);
});
