import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { stopOnSignal } from './shutdown.ts';

/** A fake server that records which of its methods were called. */
function copy() {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const running = {
    announceStop: note('announced'),
    close: async () => note('closed')(),
    cutOff: note('cut off'),
  };
  return { done, running, signals: new EventEmitter() };
}

const AN_HOUR = 3600;

it('SIGTERM is announced first, and a second one waits for nobody', async () => {
  const { done, running, signals } = copy();
  const stopped = stopOnSignal(signals, running, AN_HOUR);
  signals.emit('SIGTERM');
  await expect.poll(() => done).toEqual(['announced']);
  signals.emit('SIGTERM');
  await stopped;
  expect(done).toEqual(['announced', 'cut off', 'closed']);
});

it.each([
  ['SIGINT', AN_HOUR],
  ['SIGTERM', 0],
])('%s with a delay of %i s closes at once', async (signal, delay) => {
  const { done, running, signals } = copy();
  const stopped = stopOnSignal(signals, running, delay);
  signals.emit(signal);
  await stopped;
  expect(done).toEqual(['announced', 'closed']);
});
