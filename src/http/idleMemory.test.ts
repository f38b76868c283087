import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Engine, idleMemory, LOOK_SECONDS, v8Engine } from './idleMemory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MB = 1024 * 1024;

/** A fake V8 with the given memory use; it counts how often it was asked to collect. */
function engine(youngMegabytes: number) {
  const seen = { busy: 0, young: youngMegabytes * MB, collected: 0, whole: 0 };
  const given: Engine = {
    busySeconds: () => seen.busy,
    youngBytes: () => seen.young,
    collectYoung: () => {
      seen.collected++;
      seen.young = MB;
    },
    collectAll: () => void seen.whole++,
  };
  return { seen, given };
}

const look = (): void => void vi.advanceTimersByTime(LOOK_SECONDS * 1000);

it('collects once when there is nothing to do and much is held: what is new, and then all', () => {
  const { seen, given } = engine(128);
  const end = idleMemory(given);
  look();
  expect([seen.collected, seen.whole]).toEqual([1, 0]);
  for (let times = 0; times < 4; times++) look();
  expect([seen.collected, seen.whole]).toEqual([1, 1]);
  end();
});

it('collects all as well where what is new was not given back at once', () => {
  const { seen, given } = engine(128);
  const end = idleMemory({ ...given, collectYoung: () => void seen.collected++ });
  look();
  look();
  expect([seen.collected, seen.whole]).toEqual([1, 1]);
  end();
});

it('waits with the whole until it is quiet again', () => {
  const { seen, given } = engine(128);
  const end = idleMemory(given);
  look();
  seen.busy += LOOK_SECONDS;
  look();
  expect(seen.whole).toBe(0);
  look();
  expect(seen.whole).toBe(1);
  end();
});

it('leaves a busy engine alone, and one that holds little', () => {
  const [busy, small] = [engine(128), engine(16)];
  const ends = [busy, small].map(({ given }) => idleMemory(given));
  for (let times = 0; times < 4; times++) {
    busy.seen.busy += LOOK_SECONDS / 2;
    look();
  }
  expect([busy.seen.collected, small.seen.collected]).toEqual([0, 0]);
  look();
  expect(busy.seen.collected).toBe(1);
  for (const end of ends) end();
});

it('looks no more once it is ended', () => {
  const { seen, given } = engine(128);
  idleMemory(given)();
  look();
  expect(seen.collected).toBe(0);
});

it('knows the engine that this runs on', () => {
  const real = v8Engine();
  expect(real.youngBytes()).toBeGreaterThan(0);
  expect(real.busySeconds()).toBeGreaterThan(0);
  real.collectYoung();
  real.collectAll();
});
