import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityFindings } from '#test/support/securityFindings.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** Every host of the site asked at https from outside: status by host. */
export function answersOf(world: World, hosts: readonly string[]): Map<string, string> {
  const config = hosts.map((host) => `url = https://${host}/\noutput = /dev/null`).join('\n');
  const lines = world.ask(
    `curl --silent --cacert ${world.authorities} --max-time 20 --write-out '%{url} %{http_code}\\n' --config - <<'END' || true\n${config}\nEND`,
  );
  const told = lines.trim().split('\n');
  return new Map(told.map((line) => line.replace(/^https:\/\/|\//g, '').split(' ') as [string, string]));
}

/** Whether every host answers with its page, or leads to it. */
export const allAnswer = (world: World, hosts: readonly string[]): boolean => {
  const answers = answersOf(world, hosts);
  return hosts.every((host) => /^(?:200|302)$/.test(answers.get(host) ?? ''));
};

/** What a scanner of headers would find, and what a stranger's own X-Forwarded-* headers bring about, as sentences; empty when all is well. */
export function headerFindings(world: World, domain: string): string[] {
  const curl = (words: string): string =>
    world.ask(`curl --silent --cacert ${world.authorities} ${words} || true`);
  const found: string[] = [];
  for (const address of [`${domain}/home`, `${domain}/login`, `madras.${domain}/`, `${domain}/nowhere`]) {
    const head = curl(`--dump-header - --output /dev/null https://${address}`).trim().split('\r\n').slice(1);
    const headers = new Headers(head.map((line) => line.split(/:\s+(.*)/s).slice(0, 2) as [string, string]));
    const { findings, score } = securityFindings({ headers });
    console.log(`   ${address}: ${score} points`);
    found.push(...findings.map((finding) => `${address}: ${finding}`));
    if (/\d/.test(headers.get('server') ?? '')) found.push(`${address}: tells the server's version.`);
  }
  const plain = curl(
    `--output /dev/null --write-out '%{http_code} %{redirect_url}' http://madras.${domain}/x?y=1`,
  );
  if (!/^30[18] /.test(plain) || plain.slice(4) !== `https://madras.${domain}/x?y=1`)
    found.push(`http leads elsewhere: ${plain}`);
  const claims =
    "--header 'X-Forwarded-For: 127.0.0.1' --header 'X-Forwarded-Host: evil.example' --header 'Forwarded: for=127.0.0.1'";
  const status = (path: string): string =>
    curl(`${claims} --output /dev/null --write-out '%{http_code}' 'https://${domain}${path}'`);
  const wanted = { '/home': '200', '/metrics': '403', [`/known_host?domain=${domain}`]: '404' };
  for (const [path, code] of Object.entries(wanted))
    if (status(path) !== code)
      found.push(`${path} says ${status(path)} to a stranger who claims to be this machine.`);
  const text = curl(`https://madras.${domain}/.well-known/security.txt`);
  if (!text.includes(`Canonical: https://madras.${domain}/.well-known/security.txt`))
    found.push('No security.txt.');
  return found;
}

/** What testssl tells, but nobody has to mend, and why. */
const NO_MATTER: Readonly<Record<string, string>> = {
  cert_validityPeriod: 'The test authority gives certificates for five years.',
  cert_revocation: 'The test authority takes none back.',
  BREACH:
    'Pages are compressed, which slow lines need. What BREACH guesses are secrets on pages that another site has a browser ask for: browsers send our cookies to no such request (SameSite=Strict).',
};

/** What testssl finds of TLS itself, from a severity of LOW on. */
export function tlsFindings(world: World, domain: string, folder: string): string[] {
  const report = join(folder, 'testssl.json');
  world.ask(
    `testssl --quiet --color 0 --warnings off --add-ca ${world.authorities} --jsonfile ${report} https://${domain} >${folder}/testssl.txt 2>&1 || true`,
  );
  const rows = JSON.parse(readFileSync(report, 'utf8')) as {
    id: string;
    severity: string;
    finding: string;
  }[];
  const good = rows.filter(({ severity }) => severity === 'OK').length;
  // From 3.1 on; Debian 12 has 3.0.
  const grade = rows.find(({ id }) => id === 'overall_grade')?.finding ?? 'none by this version';
  console.log(`   testssl: ${rows.length} rows, ${good} of them good, grade: ${grade}`);
  return rows
    .filter(({ id, severity }) => /LOW|MEDIUM|HIGH|CRITICAL|FATAL/.test(severity) && !(id in NO_MATTER))
    .map(({ id, severity, finding }) => `testssl ${severity} ${id}: ${finding}`);
}

/** Adds a department as the office does, signed in from outside, and returns the host at which its sub-site will be. */
export function addDepartment(machine: Machine, world: World, domain: string): string {
  const noted = machine.ask('journalctl --unit lectern --output cat');
  const [, email = '', password = ''] = /with (\S+) and the password (\S+) \(/.exec(noted) ?? [];
  const post = (path: string, body: object, key = ''): string =>
    world.ask(
      `curl --silent --cacert ${world.authorities} --header 'content-type: application/json' --header 'authorization: ${key}' --data '${JSON.stringify(body)}' https://${domain}/api/v1/${path}`,
    );
  const { token } = JSON.parse(post('auth/user_login', { email, password }));
  post('department/create', { name: 'Trial' }, token);
  return `trial.${domain}`;
}

/** The number of the certificate that visitors are given now. */
export const servedCertificate = (world: World, domain: string): string =>
  world.ask(
    `openssl s_client -connect ${domain}:443 -servername ${domain} </dev/null 2>/dev/null | openssl x509 -noout -serial`,
  );
