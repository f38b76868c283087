import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilTaken } from './untilTaken.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is not taken beside a job that runs is asked for again until it is, and once for all who ask', async () => {
  const answers = [null, null, null, 'taken'];
  const send = vi.fn(async () => answers.shift() as string | null);
  const ask = untilTaken(send, () => {}, new AbortController().signal);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
});

it('a failure is told', async () => {
  const failed = vi.fn();
  untilTaken(() => Promise.reject(new Error('gone')), failed, new AbortController().signal)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('it ends with the program', async () => {
  const ending = new AbortController();
  const send = vi.fn(async () => null);
  untilTaken(send, () => {}, ending.signal)();
  await vi.advanceTimersByTimeAsync(10_000);
  const soFar = send.mock.calls.length;
  expect(soFar).toBeGreaterThan(1);
  ending.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(soFar);
});
