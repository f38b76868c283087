import { vi } from 'vitest';

/**
 * Sets the clock of everything that runs in the test's own process, a server of `startApp` included, to an
 * instant ('2025-12-24T18:00+05:30'). It stands still there until it is set again or `passTime` moves it;
 * timers go on as usual. The true time comes back after each test (eachFile.ts). Pages have a clock of their own:
 * `page.clock.setFixedTime`.
 */
export function setClock(instant: string | Date): void {
  const now = new Date(instant);
  if (Number.isNaN(now.getTime()))
    throw new Error(`'${instant}' is no instant. Write it like 2025-12-24T18:00+05:30.`);
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Moves a set clock on by so many seconds. */
export function passTime(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}
