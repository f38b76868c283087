import { useSyncExternalStore } from 'react';
import type { FileQueue, QueueState } from './fileQueue.ts';

/** What a queue of files holds, followed as it changes. */
export const useQueueState = (queue: FileQueue): QueueState =>
  useSyncExternalStore(queue.listen, queue.state);
