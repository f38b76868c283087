import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkHosts } from '#cli/check/hosts.ts';
import { lectern } from '#cli/lectern.ts';
import { startEmptyApi, type TestApi } from '../support/api.ts';
import { ownCertificate } from '../support/certificate.ts';

/** `lectern check` says in sentences what is good and what is to be mended, and ends accordingly. */
const NOWHERE = join(tmpdir(), 'lectern-there-is-nothing');
let api: TestApi;
beforeAll(async () => {
  api = await startEmptyApi();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', api.database.pool.options.connectionString);
  vi.stubEnv('PORT', '1');
});

async function check(): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await lectern(['check'], {
    say: (line) => void lines.push(line),
    complain: (line) => void lines.push(line),
  });
  return { code, lines };
}

it('says what is good, and counts what is to be mended', async () => {
  const { code, lines } = await check();
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^good {2}The settings are right\./),
      'MEND  No server answers at port 1. Start it: systemctl start lectern',
      expect.stringMatching(
        /^good {2}The database \(PostgreSQL [\d.]+(?: \([^)]*\))?\) answers, and holds \d/,
      ),
      'good  It is up to date.',
      'MEND  No backup has been made yet. Make one: lectern backup',
    ]),
  );
  expect(lines.at(-1)).toBe(`To be mended: ${lines.filter((line) => line.startsWith('MEND')).length}.`);
});

it('says of a wrong setting, and of a database that is not there, what to do', async () => {
  vi.stubEnv('PORT', 'x');
  expect((await check()).lines).toEqual(['PORT must be a whole number from 0 to 65535, for example 3000.']);
  vi.stubEnv('PORT', '1');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', NOWHERE);
  const { lines } = await check();
  expect(lines).toContainEqual(expect.stringContaining(`MEND  There is no database in ${NOWHERE} yet.`));
  expect(lines).toContainEqual(expect.stringContaining(`MEND  The folder ${NOWHERE} cannot be read.`));
  expect(existsSync(NOWHERE)).toBe(false);
});

it('tells a host that is not in the DNS from one that nobody vouches for', async () => {
  const server = createServer(ownCertificate()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  const findings = await checkHosts(['localhost', 'no-such-host.invalid'], port, new Date());
  await new Promise((done) => server.close(done));
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^Nobody vouches for the certificate of localhost/),
    'no-such-host.invalid is not in the DNS. Add it there (A and AAAA), with the address of this server.',
  ]);
});

it('says once what is the same of many hosts', async () => {
  const hosts = ['a', 'b', 'c', 'd'].map((name) => `${name}.no-such-host.invalid`);
  const sentences = async (of: string[]) =>
    (await checkHosts(of, 443, new Date())).map(({ sentence }) => sentence);
  expect(await sentences(hosts)).toEqual([
    'a.no-such-host.invalid is not in the DNS. Add it there (A and AAAA), with the address of this server. The same is so of 3 other hosts: b.no-such-host.invalid c.no-such-host.invalid d.no-such-host.invalid',
  ]);
  expect(await sentences(hosts.slice(1))).toHaveLength(3);
});
