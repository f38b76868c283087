import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outcome } from '#store/database/embedded/launcher.ts';
import { CommandError } from '../command.ts';

/** How an installation's server is restarted, and its last output. */
export interface Service {
  /** Starts the version that the link points to, and stops the one that ran. */
  restart(): Promise<void>;
  /** Stops the running one; undefined if no way to do so was given. */
  readonly stop: (() => Promise<void>) | undefined;
  /** The last lines of output of the one that was started. */
  lastWords(): Promise<string>;
  /** Restores the initial state: a server started only for the trial is stopped. */
  done(): Promise<void>;
}

/** Where the server listens. */
export interface Address {
  readonly socket: string | undefined;
  readonly port: number;
  readonly metricsToken: string | undefined;
}

const UNIT = 'lectern.service';

/** The systemd service if there is one, `command` if one is given, otherwise a trial run while no server runs. */
export async function serviceOf(
  current: string,
  command: string | undefined,
  stop: string | undefined,
): Promise<Service> {
  if (command !== undefined) return byCommand(command, stop);
  if (existsSync('/run/systemd/system') && (await outcome('systemctl', ['cat', UNIT])).code === 0)
    return bySystemd();
  if (runsFrom(current))
    throw new CommandError(
      "The server runs, and not as a service of systemd. Say how it is started anew, for example --restart 'docker restart lectern', or stop it first.",
    );
  return byItself(current);
}

function bySystemd(): Service {
  return {
    restart: () => successful('systemctl', ['restart', UNIT]),
    stop: () => successful('systemctl', ['stop', UNIT]),
    lastWords: async () =>
      // Its own output, not what systemd logs about its end.
      (await outcome('journalctl', ['-u', UNIT, '-t', 'lectern', '-n', '15', '-o', 'cat', '--no-pager']))
        .output,
    done: async () => {},
  };
}

function byCommand(command: string, stop: string | undefined): Service {
  return {
    restart: () => successful('sh', ['-c', command]),
    stop: stop === undefined ? undefined : () => successful('sh', ['-c', stop]),
    lastWords: async () => 'What it says is where your own command puts it.',
    done: async () => {},
  };
}

function byItself(current: string): Service {
  let trial: ChildProcess | undefined;
  let said = '';
  const end = async (): Promise<void> => {
    if (!trial || trial.exitCode !== null || trial.signalCode !== null) return;
    const ended = new Promise((done) => trial?.once('exit', done));
    trial.kill('SIGTERM');
    await ended;
  };
  return {
    restart: async () => {
      await end();
      said = '';
      trial = spawn(join(current, 'bin/lectern'), ['start'], { stdio: ['ignore', 'pipe', 'pipe'] });
      const take = (text: Buffer): void => {
        said = `${said}${text}`.slice(-4000);
      };
      trial.stdout?.on('data', take);
      trial.stderr?.on('data', take);
      trial.once('error', (error) => take(Buffer.from(error.message)));
    },
    lastWords: async () => said.trim().split('\n').slice(-15).join('\n'),
    stop: end,
    done: end,
  };
}

async function successful(program: string, args: string[]): Promise<void> {
  // With our environment, which tells a custom command where it is.
  const { code, output } = await outcome(program, args, {});
  if (code !== 0)
    throw new CommandError(`${[program, ...args].join(' ')} failed: ${output.trim() || `exit code ${code}`}`);
}

const HEALTHY_TIMES = 3;
/** The old process may still be there, then the new one. A failing service is restarted each time, and reports each time for a moment that it is preparing. */
const MOST_PROCESSES = 2;

/** How long to wait for a new server: the seconds without a report that it is preparing, and the total; and how often to ask. */
export interface Patience {
  readonly seconds: number;
  readonly mostSeconds: number;
  readonly askMs: number;
}

/**
 * Waits until the server of that folder runs and is ready several times in a row. While it reports that it is preparing the database, which may take minutes,
 * the wait goes on, unless it keeps crashing and restarting. Returns why it is not ready, or null.
 */
export async function troubleOf(
  folder: string,
  address: Address,
  patience: Patience,
  progress: (sentence: string) => void,
): Promise<string | null> {
  const began = Date.now();
  let quietSince = began;
  let good = 0;
  let log = '';
  const seen = new Set<number>();
  for (;;) {
    const server = serverOf(folder);
    if (server !== undefined) seen.add(server);
    const isSteady = seen.size <= MOST_PROCESSES;
    const answer = server === undefined ? undefined : await readiness(address);
    good = answer?.status === 200 ? good + 1 : 0;
    if (good >= HEALTHY_TIMES) return null;
    if (answer?.prepares && isSteady) quietSince = Date.now();
    if (answer?.prepares && answer.text !== log && answer.text !== 'not ready') progress(answer.text);
    log = answer?.text ?? log;
    const now = Date.now();
    if (now - quietSince > patience.seconds * 1000 || now - began > patience.mostSeconds * 1000) {
      if (!isSteady) return 'It ends, and is started again and again.';
      return answer === undefined ? 'It does not answer.' : `It says: ${answer.text}`;
    }
    await pause(patience.askMs);
  }
}

interface Readiness {
  readonly status: number;
  readonly text: string;
  /** Whether it is starting: it sends Retry-After, as it does during the start and at no other time. */
  readonly prepares: boolean;
}

/** The state that the server reports; undefined when none responds. */
export function readiness({ socket, port, metricsToken }: Address): Promise<Readiness | undefined> {
  const headers = metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` };
  const where = socket === undefined ? { host: '127.0.0.1', port } : { socketPath: socket };
  return new Promise((done) => {
    const asked = request({ ...where, path: '/ready', headers, timeout: 5000, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text = `${text}${part}`.slice(0, 1000);
      });
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text: text.trim(),
          prepares: response.statusCode === 503 && response.headers['retry-after'] !== undefined,
        }),
      );
      response.on('error', () => done(undefined));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => done(undefined));
    asked.end();
  });
}

/** Whether a server of that release runs. */
export const runsFrom = (folder: string): boolean => serverOf(folder) !== undefined;

/** The process id of the server of that release: a process whose program is the Node in its folder. */
function serverOf(folder: string): number | undefined {
  const node = realNode(folder);
  const found = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      if (readlinkSync(`/proc/${name}/exe`) !== node) return false;
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes('start');
    } catch {
      return false;
    }
  });
  return found === undefined ? undefined : Number(found);
}

function realNode(folder: string): string | undefined {
  try {
    return realpathSync(join(folder, 'node'));
  } catch {
    return undefined;
  }
}
