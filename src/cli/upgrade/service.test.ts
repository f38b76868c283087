import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { troubleOf } from './service.ts';

test('a service that ends each time it has prepared is not waited for as one that prepares', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-again-'));
  copyFileSync(realpathSync('/bin/sh'), join(folder, 'node'));
  const preparing = createServer((_asked, answer) =>
    answer.writeHead(503, { 'retry-after': '20' }).end('Preparing the database'),
  );
  await new Promise<void>((listens) => preparing.listen(0, '127.0.0.1', listens));
  let child: ChildProcess | undefined;
  // Like systemd: a process that ends is restarted.
  const begin = (): void => {
    child = spawn(join(folder, 'node'), ['-c', 'read line', 'start'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.once('exit', begin);
  };
  begin();
  onTestFinished(() => {
    child?.off('exit', begin);
    child?.kill();
    preparing.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = preparing.address() as AddressInfo;
  const patience = { seconds: 1, mostSeconds: 600, askMs: 20 };
  const said: string[] = [];
  const trouble = troubleOf(
    folder,
    { socket: undefined, port, metricsToken: undefined },
    patience,
    (sentence) => {
      said.push(sentence);
    },
  );
  const ends = setInterval(() => child?.kill(), 100);
  onTestFinished(() => clearInterval(ends));
  expect(await trouble).toBe('It ends, and is started again and again.');
  expect(said).toEqual(['Preparing the database']);
});
