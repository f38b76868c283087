import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { oldChurch, oldId, TOKEN } from '#test/support/churchOfOldInstallation.ts';
import { importing } from '#test/support/importing.ts';
import { type OldContent, once, sendBeginning, startOldInstallation } from '#test/support/oldInstallation.ts';
import { PROJECT } from '#test/support/projectFiles.ts';
import { importFile } from './command.ts';

const { write, run, everything, here } = importing();
const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;

async function started(otherwise?: OldContent['otherwise'], more: Partial<OldContent> = {}) {
  const content = { ...(await oldChurch(otherwise)), ...more };
  const old = await startOldInstallation(content);
  onTestFinished(() => old.close());
  return { ...old, content, args: ['--from', old.url, '--token-file', write('token', `${TOKEN}\n`)] };
}

const isFile =
  (name: string) =>
  ({ url, method }: IncomingMessage): boolean =>
    url === `/uploads/${name}` && method === 'GET';
const BROKEN = '/uploads/broken.jpg';
const brokenFile = async () => (await oldChurch()).files[BROKEN] ?? expect.fail('no file');

/** Resolves when so much of a file lies in the data folder that is not whole. */
async function whenKept(bytes: number): Promise<void> {
  const folder = join(here().settings.dataDir, 'fetched');
  const kept = async () => {
    const [part = ''] = (await readdir(folder)).filter((name) => name.endsWith('.part'));
    return (await stat(join(folder, part))).size;
  };
  await expect.poll(() => kept().catch(() => 0)).toBeGreaterThanOrEqual(bytes);
}

it('brings in a whole installation, in spite of lines that break', async () => {
  const file = await brokenFile();
  const otherwise = [
    once(
      ({ url }, { page }) => url === '/api/v1/prayer_calendar/get' && page === 2,
      (response) => {
        response.writeHead(200, { 'content-length': 5000 });
        response.write('{"data":{"docs":[{"_id":"half', () => response.destroy());
      },
    ),
    once(isFile('broken.jpg'), (response) => {
      sendBeginning(response, file, 200_000);
      void whenKept(60_000).then(() => response.destroy());
    }),
    once(isFile('away.jpg'), (response) =>
      response.writeHead(302, { location: 'http://192.0.2.1/a.jpg' }).end(),
    ),
  ];
  const old = await started((...of) => otherwise.some((one) => one(...of)));
  const { code, said } = await run(...old.args);

  expect(said).toContain('137 records were written.');
  expect(said).toContain('The list “orders/get” is not there.');
  for (const lost of [
    `diocese “Madras”: Image: the file ${old.url}/uploads/lost.jpg is not there: the server answers 404`,
    'news item “Led away”: Thumbnail: the file',
    'it leads to http://192.0.2.1, from which nothing is fetched',
    'news item “No picture <b>any more</b>”: Thumbnail: “page.jpg” is named like a JPEG picture',
  ])
    expect(said).toContain(lost);
  expect(code).toBe(0);
  // Broken off once, and continued.
  expect(old.asked.filter((one) => one.includes(BROKEN))).toEqual([
    `GET ${BROKEN}`,
    expect.stringMatching(/^GET \/uploads\/broken\.jpg bytes=\d{5,6}-$/),
  ]);
  expect(await readdir(join(here().folder, 'data', 'fetched'))).toEqual([]);

  const before = await everything();
  const filesAsked = () => old.asked.filter((one) => one.includes('/uploads/')).length;
  const asked = filesAsked();
  expect((await run(...old.args)).said).toContain('0 records were written.');
  expect([await everything(), filesAsked()]).toEqual([before, asked]);
});

it('keeps every field', async () => {
  const old = await started();
  await run(...old.args);
  const values = async (text: string) => (await rows(text)).map((one) => Object.values(one as object));
  const at = new Date('2015-08-11T09:00:00.000Z');
  expect(
    await values(
      `select title, date::text, activated, coalesce(d.name, o.name) as unit, m.original_name, a.user_name, n.description, n.created_at
       from news n left join department d on d.id = department_id left join diocese o on o.id = diocese_id
       left join media m on m.id = thumbnail left join account a on a.id = n.created_by order by title, date`,
    ),
  ).toEqual(
    [
      ['Draft', '2016-08-16', false, 'Youth', null],
      ['Harvest', '1965-08-15', true, 'Youth', 'harvest.jpg'],
      ['Harvest', '2016-08-14', true, 'Youth', 'broken.jpg'],
      ['Led away', '2016-08-15', true, 'Youth', null],
      ['No picture <b>any more</b>', '2016-08-17', true, 'Youth', null],
      ['Of a diocese', '2016-08-14', true, 'Madras', null],
    ].map((one) => [...one, 'Grace', '<p>Rain came.</p>', at]),
  );
  for (const [text, ...found] of [
    ['select name, sub_domain, aim from department', ['Youth', 'youth', '<p>To <strong>serve</strong></p>']],
    [
      'select name, state, sub_domain, phone, address, email from diocese',
      ['Madras', 'Tamil Nadu', 'madras', '4428110000', 'Cathedral Road', 'office@madras.example.org'],
    ],
    ['select title, description from diocese_description', ['Schools', '<p>Two</p>']],
    [
      'select user_name, user_type, designation, sort from person',
      ['Rt Rev Paul', 'officers', 'Moderator', 3],
    ],
    [
      'select user_name, email, role, d.name from account join department d on d.id = department_id',
      ['Grace', 'grace@example.org', 'department_user', 'Youth'],
    ],
    [
      'select name, description, from_date, to_date from event',
      ['Camp', 'Bring a tent', new Date('1969-05-01T04:30:00.000Z'), new Date('1969-05-03T12:00:00.000Z')],
    ],
    [
      'select p.type, title, description, year, cardinality(pdf), m.original_name from publication p join media m on m.id = thumbnail order by 1',
      ['books', 'Hymns', 'For all', null, 0, 'harvest.jpg'],
      ['resources', 'Manual', '', 1999, 1, 'harvest.jpg'],
    ],
    ['select title, description, activated from campaign', ['Plant a tree', '<p>Each</p>', true]],
    [
      'select title, youtube_url, "order" from video',
      ['Easter', 'https://www.youtube.com/watch?v=abcdefghijk', 2],
    ],
    [
      'select type, title, description, date::text from statement',
      ['press', 'On peace', 'We pray', '1964-05-27'],
    ],
    [
      'select min(date)::text, max(date)::text as last, count(distinct description)::int from prayer',
      ['1968-01-01', '1968-04-29', 120],
    ],
    [
      'select name, email, phone, state from subscriber',
      ['Ruth', 'ruth@example.org', '98470 00000', 'subscribed'],
    ],
  ] as [string, ...unknown[]][])
    expect([text, await values(text)]).toEqual([text, found]);
});

it('without a token brings in what visitors see', async () => {
  const old = await started();
  const { code, said } = await run('--from', old.url);
  expect(code).toBe(0);
  expect(said).toContain('Without a token there is only what visitors see');
  expect(said).toContain('news: 5 written, 0 already here, 0 refused');
  expect(said).toContain('persons: 1 written');
  expect(await rows('select title from news where not activated')).toEqual([]);
  expect(old.asked.filter((one) => /POST \/api\/v1\/(?!public\/)/.test(one))).toEqual([]);
});

it('takes the token from the settings, says of each list that it does not get, and takes what visitors see', async () => {
  const old = await started(undefined, { token: 'another' });
  const said: string[] = [];
  const settings = { ...here().settings, importToken: TOKEN };
  const code = await importFile(['--from', old.url], (line) => said.push(line), settings);
  expect(code).toBe(2);
  const all = said.join('\n');
  expect(all).toContain(
    'The list “news/get” (departments) could not be read: the server answers 401, “Please login.”.',
  );
  expect(all).toContain('Of “news” came what visitors see.');
  expect(all).toContain('The list “news_letter/get_subscriber” could not be read');
  expect(all).not.toContain(TOKEN);
});

it('stops at a list that never ends', async () => {
  const campaign = { _id: oldId(1), title: 'Again', description: '<p>x</p>', gallery: [], activated: true };
  const old = await started((request, response) => {
    if (request.url !== '/api/v1/campaigns/get') return false;
    response.end(JSON.stringify({ data: { docs: [campaign], hasNextPage: true } }));
    return true;
  });
  const { code, said } = await run(...old.args);
  expect(code).toBe(2);
  expect(said).toContain(
    'The list “campaigns/get” broke off after 1 records: it answers the same page again, and says that more follows.',
  );
  expect(said).toContain('campaigns: 1 written');
  expect(old.asked.filter((one) => one.includes('campaigns/get'))).toHaveLength(2);
});

it('goes on after the process was killed', async () => {
  const file = await brokenFile();
  let child: ChildProcess | undefined;
  const old = await started(
    once(isFile('broken.jpg'), (response) => {
      sendBeginning(response, file, 200_000);
      void whenKept(150_000).then(() => child?.kill('SIGKILL'));
    }),
  );
  const { databaseUrl, dataDir } = here().settings;
  child = spawn(process.execPath, ['scripts/import.ts', ...old.args], {
    cwd: PROJECT,
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = await new Promise((resolve) => child?.once('exit', (_code, signal) => resolve(signal)));
  expect(ended).toBe('SIGKILL');

  const { said } = await run(...old.args);
  expect(said).toMatch(/news: \d written, \d already here, 0 refused/);
  expect(await rows('select count(*)::int as n from news')).toEqual([{ n: 6 }]);
  expect(old.asked.filter((one) => one.includes(BROKEN))).toEqual([
    `GET ${BROKEN}`,
    expect.stringMatching(/bytes=\d{6}-$/),
  ]);
});
