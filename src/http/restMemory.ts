import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is looked at, and what is done; a test hands in its own. */
export interface Engine {
  /** Seconds of processor time that the process has had so far. */
  busySeconds(): number;
  /** Bytes that the engine holds for what is new, used or not. */
  youngBytes(): number;
  /** Collects what is new, which takes some milliseconds. */
  collectYoung(): void;
}

export const LOOK_SECONDS = 5;
/** Of one core. */
const QUIET = 0.1;
const LARGE = 32 * 1024 * 1024;

/**
 * Gives back memory once there is nothing to do: V8 takes up to 128 MB for what is new while much is asked for, as much again while it collects, and
 * gives none of it back before it collects again, which a server at rest does not. A small collection is enough to remind it: the rest it does by
 * itself soon after. Answers what ends it.
 */
export function restMemory(engine: Engine = v8Engine()): () => void {
  let before = engine.busySeconds();
  const looking = setInterval(() => {
    const busy = engine.busySeconds() - before;
    before += busy;
    if (busy < QUIET * LOOK_SECONDS && engine.youngBytes() > LARGE) engine.collectYoung();
  }, LOOK_SECONDS * 1000);
  looking.unref();
  return () => clearInterval(looking);
}

/** The engine that this runs on. */
export function v8Engine(): Engine {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  return {
    busySeconds() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    youngBytes: () =>
      getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0,
    collectYoung: () => collect({ type: 'minor' }),
  };
}
