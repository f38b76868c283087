import { v8Engine } from '#http/idleMemory.ts';

/** Lets the engine give back everything that nothing holds any more, so that a `WeakRef` tells what somebody does. */
export const collectGarbage = async (): Promise<void> => v8Engine().collectAll();
