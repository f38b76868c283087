import { useSyncExternalStore } from 'react';
import type { FileQueue, QueueState } from './fileQueue.ts';

/** Subscribes to the state of an upload queue. */
export const useQueueState = (queue: FileQueue): QueueState =>
  useSyncExternalStore(queue.listen, queue.state);
