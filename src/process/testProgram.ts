import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { answerTasks } from './work.ts';

/** The tasks that the tests of workers.ts give to a worker. */
export interface TestTask {
  readonly say?: string;
  readonly fail?: string;
  readonly die?: true;
  /** Dies, and leaves a file there that makes it survive the next attempt. */
  readonly dieOnce?: string;
  readonly hang?: true;
  readonly eat?: true;
}

answerTasks(async ({ say, fail, die, dieOnce, hang, eat }: TestTask) => {
  if (fail) throw new Error(fail);
  if (dieOnce && existsSync(dieOnce)) {
    rmSync(dieOnce);
    return 'lives';
  }
  if (dieOnce) writeFileSync(dieOnce, '');
  if (die || dieOnce) process.kill(process.pid, 'SIGKILL');
  const eaten: Buffer[] = [];
  while (eat) {
    eaten.push(Buffer.alloc(20 * 2 ** 20, 1));
    await new Promise((done) => setTimeout(done, 5));
  }
  for (; hang; ) await new Promise((done) => setTimeout(done, 1000));
  return say ?? '';
});
