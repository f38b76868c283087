import type { FromWorker } from './workers.ts';

/** Makes this process a worker (workers.ts): it performs each task it is sent and returns the result, and ends with the program that started it. */
export function answerTasks<Task, Value>(work: (task: Task) => Promise<Value>): void {
  const answer = (message: FromWorker<Value>): void => void process.send?.(message);
  process.on('message', (task) => {
    work(task as Task).then(
      (value) => answer({ value }),
      (error: Error) => answer({ failed: error.message }),
    );
  });
  // The main program handles Ctrl+C and finishes its work.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
}
