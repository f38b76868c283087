/**
 * `node scripts/upgradeKills.ts [TIMES]`: brings a release in again and again and kills the command, by kill -9, at another moment each time: from its
 * first line to its end. After each kill the link must lead to a whole release whose server starts and answers; then `--continue` must leave
 * nothing behind, and the next upgrade must come through. Made-up small releases, in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FakeHome } from '#test/support/fakeReleases.ts';
import { damageIn } from '../src/cli/upgrade/archive.ts';
import { Installed } from '../src/cli/upgrade/installed.ts';

const times = Number(process.argv[2] ?? 50);
const port = String(20_000 + Math.floor(Math.random() * 5000));
const env = { ...process.env, PORT: port, DATA_DIR: '/nonexistent' };
const fake = new FakeHome('1.0.0');
const installed = new Installed(fake.home);
const restart = fake.restartCommand();
let failures = 0;
const endings = new Map<string, number>();

try {
  const whole = await timed(['upgrade', fake.archive('1.0.1', 'well')]);
  for (let round = 0; round < times; round++) {
    const from = installed.current();
    const next = `1.0.${round + 2}`;
    // A third of the new releases is not well, so that the way back is killed too.
    const archive = fake.archive(next, round % 3 === 2 ? 'dies' : 'well');
    const after = 100 + (whole * 1.3 * round) / times;
    const killed = await lectern(['upgrade', archive], after);
    const now = installed.current();
    const wrong = await damageIn(installed.folder(now));
    if (![from, next].includes(now) || wrong) fail(`round ${round}: the link leads to ${now} (${wrong})`);
    if (now === from || round % 3 !== 2) await answers(now, round);
    if ((await lectern(['upgrade', '--continue'])) !== 0) fail(`round ${round}: it could not be put right`);
    const settled = installed.current();
    if (round % 3 === 2 && settled !== from) fail(`round ${round}: ${settled} runs, which is not well`);
    await answers(settled, round);
    const left = readdirSync(fake.home).filter(
      (name) => name.startsWith('.unpacking') || name.startsWith('upgrade.json'),
    );
    if (left.length > 0) fail(`round ${round}: ${left.join(', ')} is left`);
    const key = `${killed === null ? 'killed' : 'was done'}, ${now === from ? 'the one before' : 'the new one'} stood there`;
    endings.set(key, (endings.get(key) ?? 0) + 1);
  }
} finally {
  fake.remove();
}
console.log(Object.fromEntries(endings));
console.log(`${times} times broken off, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;

function fail(sentence: string): void {
  failures++;
  console.error(sentence);
}

async function timed(args: string[]): Promise<number> {
  const began = performance.now();
  if ((await lectern(args)) !== 0) throw new Error('The first upgrade does not come through.');
  return performance.now() - began;
}

/** Runs the command; null when it was killed after so many milliseconds. */
function lectern(args: string[], killAfter?: number): Promise<number | null> {
  const program = join(import.meta.dirname, '../src/cli/lectern.ts');
  const given = [...args, '--home', fake.home, '--no-backup', '--patience', '3', '--restart', restart];
  const child = spawn(process.execPath, [program, ...given], { env, stdio: 'ignore' });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((done) =>
    child.once('exit', (code) => {
      clearTimeout(timer);
      done(code);
    }),
  );
}

/** Starts the server as the machine would after a restart, and asks which version it is. */
async function answers(version: string, round: number): Promise<void> {
  await new Promise((done) => spawn('sh', ['-c', restart], { env, stdio: 'ignore' }).once('exit', done));
  for (let tries = 0; tries < 100; tries++) {
    const said = await fetch(`http://127.0.0.1:${port}/version`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (said === version) return;
    await pause(50);
  }
  fail(`round ${round}: version ${version} does not answer`);
}
