import type { FromWorker } from './workers.ts';

/** Makes this process a worker (workers.ts): each task that it is sent is done and answered, and it ends with the program that has started it. */
export function answerTasks<Task, Value>(work: (task: Task) => Promise<Value>): void {
  const answer = (message: FromWorker<Value>): void => void process.send?.(message);
  process.on('message', (task) => {
    work(task as Task).then(
      (value) => answer({ value }),
      (error: Error) => answer({ failed: error.message }),
    );
  });
  // The program itself is told to end by Ctrl+C and finishes what it has begun.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
}
