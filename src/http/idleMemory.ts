import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What idleMemory measures and calls; tests hand in a fake. */
export interface Engine {
  /** Seconds of CPU time that the process has used so far. */
  busySeconds(): number;
  /** Size of the young generation's heap in bytes, used or not. */
  youngBytes(): number;
  /** A minor collection (young generation only); takes about 15 ms. */
  collectYoung(): void;
  /** A full collection; takes about 100 ms. */
  collectAll(): void;
}

export const LOOK_SECONDS = 5;
/** Below this share of one core the process counts as idle. */
const QUIET = 0.1;
const LARGE = 32 * 1024 * 1024;

/**
 * Gives memory back to the system while the process is idle. Under load V8 grows its young generation to 128 MB (twice that while it collects)
 * and does not shrink it before the next collection, which an idle server never starts. So the young generation is collected first; if the
 * process is still idle at the next look, a full collection returns the emptied pages. Returns a function that stops it.
 */
export function idleMemory(engine: Engine = v8Engine()): () => void {
  let before = engine.busySeconds();
  let isHalfDone = false;
  const looking = setInterval(() => {
    const busy = engine.busySeconds() - before;
    before += busy;
    if (busy >= QUIET * LOOK_SECONDS) return;
    if (isHalfDone) engine.collectAll();
    else if (engine.youngBytes() > LARGE) engine.collectYoung();
    else return;
    isHalfDone = !isHalfDone;
  }, LOOK_SECONDS * 1000);
  looking.unref();
  return () => clearInterval(looking);
}

/** V8 of this process. */
export function v8Engine(): Engine {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => unknown;
  return {
    busySeconds() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    youngBytes: () =>
      getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0,
    collectYoung: () => void collect({ type: 'minor' }),
    // Asynchronous, so that nothing on the stack keeps objects alive.
    collectAll: () => void collect({ type: 'major', execution: 'async' }),
  };
}
