import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

/** deploy/lectern-certificate with tools that only note how they are called, in a folder instead of the system's own. */
const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'lectern-certificate-'));
const at = (...parts: string[]): string => join(folder, ...parts);
const HOSTS = ['example.org', 'madras.example.org', 'youth.example.org'];

beforeEach(() => {
  for (const name of ['bin', 'tls', 'web', 'live']) {
    rmSync(at(name), { recursive: true, force: true });
    mkdirSync(at(name));
  }
  rmSync(at('calls'), { force: true });
  const tool = (name: string, script: string): void => {
    writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(at('bin', name), 0o755);
  };
  for (const name of ['certbot', 'nginx', 'systemctl']) tool(name, `echo "${name} $*" >>'${at('calls')}'`);
  tool('lectern', `printf '%s\\n' ${HOSTS.join(' ')}`);
  // Each name leads to this machine.
  tool('curl', `cat '${at('web')}/.well-known/acme-challenge/lectern'`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const calls = (): string => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : '');

/** What certbot has got, for these names. */
function hasCertificate(...names: string[]): void {
  const asked =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=example.org'.split(' ');
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`;
  const paths = ['-keyout', at('live', 'privkey.pem'), '-out', at('live', 'fullchain.pem')];
  execFileSync('openssl', ['req', ...asked, '-addext', alternatives, ...paths], { stdio: 'ignore' });
}

function run(...given: string[]): void {
  const script = readFileSync(join(DEPLOY, 'lectern-certificate'), 'utf8')
    .replace(/^tls=.*/m, `tls='${at('tls')}'`)
    .replace(/^web=.*/m, `web='${at('web')}'`)
    .replace(/^live=.*/m, `live='${at('live')}'`);
  const env = { PATH: `${at('bin')}:${process.env.PATH}` };
  execFileSync('sh', ['-s', '--', ...given], { input: script, env, stdio: ['pipe', 'ignore', 'pipe'] });
}

describe('the certificate for all hosts', () => {
  it('is asked for again when a sub-site has none, with all names', () => {
    hasCertificate('example.org', 'madras.example.org');
    run();
    expect(calls()).toContain(`-d ${HOSTS.join(' -d ')}`);
  });

  it('is left alone where it is a wildcard that covers everything', () => {
    hasCertificate('example.org', '*.example.org');
    run('--deployed');
    writeFileSync(at('calls'), '');
    run();
    expect(calls()).toBe('');
  });

  it('is given to nginx when it was renewed, with a key that nobody else reads', () => {
    hasCertificate('example.org', '*.example.org');
    run('--deployed');
    expect(readFileSync(at('tls', 'fullchain.pem'))).toEqual(readFileSync(at('live', 'fullchain.pem')));
    expect(readFileSync(at('tls', 'privkey.pem'))).toEqual(readFileSync(at('live', 'privkey.pem')));
    expect(statSync(at('tls', 'privkey.pem')).mode & 0o777).toBe(0o600);
    expect(calls()).toBe('nginx -t -q\nsystemctl reload-or-restart nginx\n');
  });
});
