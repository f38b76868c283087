import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostsCommand } from '../../src/cli/hosts.ts';
import { type Findings, securityFindings } from '../support/securityFindings.ts';
import { type App, startApp } from '../support/server.ts';

/** What stands in front of the program has to know: its hosts, whom to tell of a hole, and headers that leave nothing to find. */
let app: App;
beforeAll(async () => {
  app = await startApp({
    ...{ PUBLIC_URL: 'https://www.church.example', MAIN_HOST: 'church.example', HSTS_DAYS: '200' },
    SAMPLE_CONTENT: 'structure',
  });
});
afterAll(() => app.close());

/** By hand, since `fetch` names no other host. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { port } = app.settings;
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: 'church.example', ...headers } });
    asked.on('response', async (answer) => {
      const given = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      resolve(new Response(await buffer(answer), { status: answer.statusCode ?? 0, headers: given }));
    });
    asked.on('error', reject).end();
  });

/** What `lectern hosts` prints of the installation that runs. */
async function printed(...forms: string[]): Promise<string> {
  const values = Object.fromEntries(forms.map((form) => [form, true]));
  let text = '';
  const say = (sentence: string): void => {
    text += sentence;
  };
  const terminal = { say, complain: () => {} };
  const environment = { ...process.env };
  Object.assign(process.env, {
    DATABASE_URL: app.settings.databaseUrl,
    PUBLIC_URL: app.settings.publicUrl,
    MAIN_HOST: app.settings.mainHost,
  });
  try {
    expect(await hostsCommand.run({ values, words: [] }, terminal)).toBe(0);
  } finally {
    process.env = environment;
  }
  return text;
}

describe('the hosts', () => {
  it('are the main one, its www, and one for each department and diocese, in each form', async () => {
    const hosts = (await printed()).split('\n');
    expect(hosts.slice(0, 2)).toEqual(['church.example', 'www.church.example']);
    expect(hosts).toContain('madras.church.example');
    expect(hosts).toContain('youth.church.example');
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(await printed('certbot')).toBe(hosts.map((host) => `-d ${host}`).join(' '));
    expect((await printed('nginx')).split(/\s+/)).toEqual([
      'server_name',
      ...hosts.slice(0, -1),
      `${hosts.at(-1)};`,
    ]);
  });

  it('are those that a proxy of this machine is told when it asks, and no others', async () => {
    const known = async (domain: string) =>
      (await get(`/known_host?domain=${encodeURIComponent(domain)}`)).status;
    for (const host of (await printed()).split('\n')) expect([host, await known(host)]).toEqual([host, 200]);
    const others = ['evil.example', 'nobody.church.example', 'a.madras.church.example', '127.0.0.1', '', '*'];
    for (const host of others) expect([host, await known(host)]).toEqual([host, 404]);
    expect((await get('/known_host')).status).toBe(404);
    expect((await get('/known_host?domain=a&domain=church.example')).status).toBe(404);
  });

  it('are told to nobody who comes through a proxy', async () => {
    const answer = await get('/known_host?domain=church.example', { 'x-forwarded-for': '127.0.0.1' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('ours');
  });
});

it('each of them has the API, which pages of the others may call (AMB-073)', async () => {
  const origin = 'https://madras.church.example';
  for (const host of ['church.example', 'madras.church.example', 'youth.church.example']) {
    const { status, headers } = await get('/api/v1/public/get_departments_list', { host, origin });
    expect([host, status, headers.get('access-control-allow-origin')]).toEqual([host, 200, origin]);
  }
});

describe('security.txt', () => {
  it('is on every host, with a mailbox and a day less than a year away', async () => {
    for (const host of ['church.example', 'madras.church.example', 'youth.church.example']) {
      const answer = await get('/.well-known/security.txt', { host });
      expect([host, answer.status]).toEqual([host, 200]);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const fields = new Map(
        (await answer.text())
          .trim()
          .split('\n')
          .map((line) => line.split(': ') as [string, string]),
      );
      expect(fields.get('Contact')).toBe(`mailto:${app.settings.organisation.email}`);
      const inDays = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
      expect(inDays).toBeGreaterThan(100);
      expect(inDays).toBeLessThan(365);
      const where = host === 'church.example' ? 'www.church.example' : host;
      expect(fields.get('Canonical')).toBe(`https://${where}/.well-known/security.txt`);
    }
  });
});

describe('what a scanner of security headers looks for', () => {
  const found = async (path: string, host = 'church.example'): Promise<Findings> =>
    securityFindings(await get(path, { host }));

  it('is there on pages, the console, sub-sites and pages that are not there', async () => {
    for (const path of ['/home', '/login', '/search', '/nowhere'])
      expect([path, await found(path)]).toEqual([path, { findings: [], score: 130 }]);
    expect(await found('/', 'madras.church.example')).toEqual({ findings: [], score: 130 });
  });

  it('says of a site without them what is missing', () => {
    const { findings, score } = securityFindings(new Response('', { headers: { 'set-cookie': 'a=b' } }));
    expect(findings).toHaveLength(7);
    expect(score).toBeLessThan(50);
  });

  it('counts days that the office has chosen', async () => {
    expect((await get('/home')).headers.get('strict-transport-security')).toBe(
      `max-age=${200 * 24 * 60 * 60}`,
    );
  });
});
