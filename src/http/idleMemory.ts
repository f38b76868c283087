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
  /** Bytes of the process in memory. */
  residentBytes(): number;
  /** Full collections that give back the emptied pages too, which V8 otherwise keeps. */
  releaseAll(): void;
}

export const LOOK_SECONDS = 5;
/** Below this share of one core the process counts as idle. */
const QUIET = 0.1;
const LARGE = 32 * 1024 * 1024;
/** In so many looks V8 has given emptied pages back by itself after a full collection, which it does after some eight seconds. */
const LOOKS = 4;

/**
 * Gives memory back to the system while the process is idle. Under load V8 grows its young generation to 128 MB (twice that while it collects)
 * and does not shrink it before the next collection, which an idle server never starts. So the young generation is collected first; if the
 * process is still idle at the next look, a full collection empties further pages. V8 gives emptied pages back with a collection of its own some seconds later,
 * but only if its heap has grown since the last of those (findings/v8-pooled-pages.sh): where they are still there, it is made to. Returns a function that stops it.
 */
export function idleMemory(engine: Engine = v8Engine()): () => void {
  let before = engine.busySeconds();
  /** Looks since the young generation was collected, and what was held by then. */
  let since = 0;
  let held = { resident: 0, young: 0 };
  const looking = setInterval(() => {
    const busy = engine.busySeconds() - before;
    before += busy;
    if (busy >= QUIET * LOOK_SECONDS) return;
    const young = engine.youngBytes();
    if (since === 0) {
      if (young <= LARGE) return;
      held = { resident: engine.residentBytes(), young };
      engine.collectYoung();
    } else if (since === 1) engine.collectAll();
    else if (since === LOOKS && engine.residentBytes() > held.resident - held.young / 2) engine.releaseAll();
    since = since < LOOKS ? since + 1 : 0;
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
    residentBytes: () => process.memoryUsage.rss(),
    releaseAll: () => void collect({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  };
}
