import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, stop } from '../../scripts/bench/ports.ts';
import { readProjectFile } from './projectFiles.ts';
import { until } from './until.ts';

/** Varnish as deploy/fleet sets it up, but on free ports of this machine. */
export interface Varnish {
  /** Where pages are asked for. */
  readonly port: number;
  /** Where purges are taken, from 127.0.0.1 alone: another loopback address is a stranger's. */
  readonly purgePort: number;
  close(): Promise<void>;
}

export const GET_VARNISH = 'apt-get install varnish varnish-modules';

const UNIT = readProjectFile('deploy/fleet/varnish.service.conf');
const [program = '', ...OPTIONS] = (/^ExecStart=(.+)$/m.exec(UNIT)?.[1] ?? '').split(' ');

/** Whether it can be started here, with the modules that its file imports. */
export const hasVarnish = (): boolean =>
  existsSync(program) &&
  ['var', 'xkey'].every((name) => globSync(`/usr/lib/*/varnish/vmods/libvmod_${name}.so`).length > 0);

/** Starts it before what listens on `backend`, which may begin to later. */
export async function startVarnish(backend: number): Promise<Varnish> {
  const [port, purgePort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'lectern-varnish-'));
  // Started by root it goes on as a user of its own.
  await chmod(folder, 0o755);
  const file = join(folder, 'default.vcl');
  const vcl = readProjectFile('deploy/fleet/varnish.vcl');
  await writeFile(
    file,
    replaced(vcl, [
      ['"8080"', `"${backend}"`],
      ['"10.0.0.21"', '"127.0.0.1"'],
    ]),
  );
  const options = replaced(OPTIONS.join(' '), [
    ['127.0.0.1:6081', `127.0.0.1:${port}`],
    ['10.0.0.31:6082', `127.0.0.1:${purgePort}`],
    ['/etc/varnish/default.vcl', file],
    ['256m', '16m'],
  ]);
  const child = spawn(program, [...options.split(' '), '-n', join(folder, 'work')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const close = async (): Promise<void> => {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  };
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`Varnish did not start: ${said}`);
    return listens(purgePort);
  });
  return { port, purgePort, close };
}

/** Throws where there is nothing to replace: then the file says something else than this test thinks. */
function replaced(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((all, [from, to]) => {
    if (all.split(from).length !== 2) throw new Error(`${from} is not once in ${all}`);
    return all.replace(from, to);
  }, text);
}

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy().destroyed));
    socket.once('error', () => done(false));
  });
