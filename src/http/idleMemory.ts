import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is looked at, and what is done; a test hands in its own. */
export interface Engine {
  /** Seconds of processor time that the process has had so far. */
  busySeconds(): number;
  /** Bytes that the engine holds for what is new, used or not. */
  youngBytes(): number;
  /** Collects what is new, which takes some 15 milliseconds. */
  collectYoung(): void;
  /** Collects everything, which takes some 100 milliseconds. */
  collectAll(): void;
}

export const LOOK_SECONDS = 5;
/** Of one core. */
const QUIET = 0.1;
const LARGE = 32 * 1024 * 1024;

/**
 * Gives back memory once there is nothing to do: V8 takes up to 128 MB for what is new while much is asked for, as much again while it collects, and
 * gives none of it back before it collects again, which a server at rest does not. What is new is collected first; the pages that this has emptied go
 * back to the system with a whole collection, once it has stayed quiet. Returns what ends it.
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

/** The engine that this runs on. */
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
    // In a task of its own, where nothing on the stack keeps anything.
    collectAll: () => void collect({ type: 'major', execution: 'async' }),
  };
}
