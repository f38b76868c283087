import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { DatabaseError } from '../connect.ts';
import type { Programs } from './programs.ts';

/** Runs PostgreSQL's programs as the user who may run them. */
export type Launcher = {
  /** Starts a program that goes on running: its own process group, stderr as a pipe. */
  start(program: string, args: string[]): ChildProcess;
  /** Runs a program to its end; `output` is what it wrote to stdout and stderr. */
  run(program: string, args: string[]): Promise<Outcome>;
  /** Makes a file, or a folder with all in it, the property of that user. */
  give(path: string): Promise<void>;
};

type Outcome = { code: number | null; output: string };
type User = { uid: number; gid: number };

/** A separate environment: PostgreSQL must not see the server's settings, passwords among them. */
const OPTIONS: SpawnOptions = {
  cwd: '/',
  env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', TZ: 'UTC' },
};

/**
 * The launcher for this process's user. PostgreSQL refuses to run as root: then it is run as the cluster's owner, else as
 * `postgres`, else as `nobody`. Where that user cannot reach the folder (below a home that is closed to others, say), it
 * gets the one capability that it takes. Throws `DatabaseError` when that is not to be had either.
 */
export async function launcherFor(programs: Programs, folder: string, cluster: string): Promise<Launcher> {
  // setpriv makes the kernel signal the server when this process dies, even by kill -9.
  const tied = ['setpriv', '--pdeathsig', 'INT'];
  const hasSetpriv = await succeeds([...tied, 'true']);
  if (process.getuid?.() !== 0) return launcher(hasSetpriv ? tied : []);

  const { uid, gid } = await otherUser(cluster);
  const plain = { uid, gid };
  const become = [...tied, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // initdb asks by access() whether it may read itself, for which the kernel leaves capabilities out unless this bit is set.
  const able = (capability: string) => [
    ...become,
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  const ways = hasSetpriv
    ? [
        launcher(become, plain),
        launcher(able('dac_read_search'), plain),
        launcher(able('dac_override'), plain),
      ]
    : [launcher([], plain, plain)];
  for (const way of ways) {
    if (!(await reaches(way, programs, folder))) continue;
    if (await belongsToRoot(cluster)) await way.give(cluster);
    return way;
  }
  throw new DatabaseError(
    `PostgreSQL does not run as root, and the user it would run as (number ${uid}) cannot reach ${folder} or ` +
      `${programs.postgres}. Start Lectern as an ordinary user, or have both in folders that every user can enter (DATA_DIR).`,
  );
}

/** Whether both programs run and find each other, and the folder can be entered; nothing is written. */
async function reaches(way: Launcher, { initdb }: Programs, folder: string): Promise<boolean> {
  const tried = ['-c', 'cd "$2" && exec "$1" --show --pgdata="$2"', 'sh', initdb, folder];
  return (await way.run('sh', tried)).code === 0;
}

function launcher(prefix: string[], owner?: User, spawnAs?: User): Launcher {
  const options = { ...OPTIONS, ...spawnAs };
  const command = (program: string, args: string[]): [string, string[]] => {
    const [first = program, ...rest] = [...prefix, program, ...args];
    return [first, rest];
  };
  return {
    start: (program, args) =>
      spawn(...command(program, args), {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
        // Ctrl-C goes to a terminal's whole process group: the database must outlive the requests that are under way.
        detached: true,
      }),
    run: (program, args) => outcome(...command(program, args), options),
    give: async (path) => {
      if (!owner) return;
      const { code, output } = await outcome('chown', ['-R', `${owner.uid}:${owner.gid}`, path], OPTIONS);
      if (code !== 0)
        throw new DatabaseError(`The folder of the database cannot be given to its user: ${output.trim()}.`);
    },
  };
}

async function otherUser(cluster: string): Promise<User> {
  const made = await stat(cluster).catch(() => undefined);
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = await outcome('id', ['-u', name], OPTIONS);
    const gid = await outcome('id', ['-g', name], OPTIONS);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new DatabaseError(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. ' +
      'Start Lectern as an ordinary user.',
  );
}

async function belongsToRoot(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.uid === 0;
}

async function succeeds([program = '', ...args]: string[]): Promise<boolean> {
  return (await outcome(program, args, OPTIONS)).code === 0;
}

/** Never throws: a program that is missing or may not be run ends with code null. */
export function outcome(program: string, args: string[], options: SpawnOptions = OPTIONS): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (text: Buffer) => {
      output += text;
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => done({ code: null, output: error.message }));
    child.on('close', (code) => done({ code, output }));
  });
}
