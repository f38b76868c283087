import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { oldChurch, oldId, TOKEN } from '#test/support/churchOfOldInstallation.ts';
import { importing, picture } from '#test/support/importing.ts';
import { type OldContent, once, startOldInstallation } from '#test/support/oldInstallation.ts';

const { write, run, here } = importing();
const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;

async function started(otherwise?: OldContent['otherwise']) {
  const content = await oldChurch(otherwise);
  const old = await startOldInstallation(content);
  onTestFinished(() => old.close());
  return { ...old, content };
}

const dumpOf = (...pictures: string[]) =>
  write(
    'church.json',
    JSON.stringify({
      departments: [{ _id: '1', name: 'Youth', sub_domain: 'youth' }],
      news: pictures.map((thumbnail, nth) => ({
        ...{ _id: `n${nth}`, title: `Story ${nth}`, department: '1', date: '2016-08-14', thumbnail },
        description: '<p><a href="https://elsewhere.example.org/a.pdf">x</a></p>',
      })),
    }),
  );
const PICTURES = 'select title, original_name from news left join media m on m.id = thumbnail order by title';

it('fetches the files of a dump from the site that is named, whatever host their addresses had', async () => {
  const old = await started();
  const file = dumpOf(
    'uploads/harvest.jpg',
    `${old.url}/uploads/harvest.jpg`,
    'https://gone.example.org/uploads/harvest.jpg',
  );
  const dry = await run(file, '--dry-run', '--media', old.url);
  expect(dry.said).not.toContain('is not there');
  expect(old.asked.splice(0)).toEqual(['HEAD /uploads/harvest.jpg']);
  expect(await rows('select 1 from media')).toEqual([]);

  await run(file, '--media', `${old.url}/`);
  expect(old.asked).toEqual(['GET /uploads/harvest.jpg']);
  expect(await rows(PICTURES)).toEqual([
    { title: 'Story 0', original_name: 'harvest.jpg' },
    { title: 'Story 1', original_name: 'harvest.jpg' },
    { title: 'Story 2', original_name: 'harvest.jpg' },
  ]);
});

it('names the first hundred of the records that show one file', async () => {
  const path = join(here().folder, 'report.html');
  await run(dumpOf(...Array.from({ length: 103 }, () => 'uploads/logo.jpg')), '--dry-run', '--report', path);
  const page = await readFile(path, 'utf8');
  expect(page.match(/<li>news item “Story \d+”<\/li>/g)).toHaveLength(100);
  expect(page).toContain('</li><li>and perhaps more</li></ul>');
});

it('looks for a file at the site that its address names, then at the others in their order, and first in folders', async () => {
  const [site, bucket] = [await started(), await started()];
  const only = await picture();
  const files: Record<string, Buffer> = bucket.content.files;
  Object.assign(site.content.files, { '/uploads/named.jpg': only });
  for (const name of ['/uploads/moved.jpg', '/uploads/named.jpg']) files[name] = only;
  write('pictures/uploads/copied.jpg', only);
  const file = dumpOf(
    'uploads/moved.jpg',
    `${bucket.url}/uploads/named.jpg`,
    'uploads/copied.jpg',
    'uploads/nowhere.jpg',
    `${bucket.url}/uploads/harvest.jpg`,
  );
  delete files['/uploads/harvest.jpg'];
  const args = ['--media', site.url, '--media', bucket.url, '--media', join(here().folder, 'pictures')];
  const { said } = await run(file, ...args, '--report', join(here().folder, 'report.html'));
  expect(site.asked.toSorted()).toEqual([
    'GET /uploads/harvest.jpg',
    'GET /uploads/moved.jpg',
    'GET /uploads/nowhere.jpg',
  ]);
  expect(bucket.asked.toSorted()).toEqual([
    'GET /uploads/harvest.jpg',
    'GET /uploads/moved.jpg',
    'GET /uploads/named.jpg',
    'GET /uploads/nowhere.jpg',
  ]);
  expect(await rows(PICTURES)).toEqual(
    ['moved.jpg', 'named.jpg', 'copied.jpg', null, 'harvest.jpg'].map((original_name, nth) => ({
      ...{ title: `Story ${nth}`, original_name },
    })),
  );
  expect(said).toContain(
    `the file ${site.url}/uploads/nowhere.jpg is not there: the server answers 404; the file ${bucket.url}/uploads/nowhere.jpg is not there`,
  );
  // Where it came from, not where it was looked for first.
  expect(await readFile(join(here().folder, 'report.html'), 'utf8')).toContain(
    `<img src="${bucket.url}/uploads/moved.jpg"`,
  );
});

it('fetches pictures that have no names, and nothing else without one', async () => {
  const old = await started();
  Object.assign(old.content.files, {
    '/img/a/AVvXs-x=s320': old.content.files['/uploads/harvest.jpg'],
    '/img/a/page': old.content.files['/uploads/page.jpg'],
  });
  const { said } = await run(dumpOf(`${old.url}/img/a/AVvXs-x=s320`, 'img/a/page'), '--media', old.url);
  expect(said).toContain('“Story 1”: Thumbnail: “page.jpg” is named like a JPEG picture');
  expect(await rows(PICTURES)).toEqual([
    { title: 'Story 0', original_name: 'AVvXs-x=s320.jpg' },
    { title: 'Story 1', original_name: null },
  ]);
});

it('writes no record without a file that one of the sites may have later, unless another has it', async () => {
  const busy = await started(({ url }, response) => {
    if (!url?.startsWith('/uploads/')) return false;
    response.writeHead(503, { 'retry-after': '0' }).end();
    return true;
  });
  const bucket = await started();
  const { said } = await run(
    dumpOf('uploads/harvest.jpg', 'uploads/later.jpg'),
    ...['--media', busy.url, '--media', bucket.url],
  );
  expect(said).toContain(
    `“Story 1” was refused: the file ${busy.url}/uploads/later.jpg cannot be fetched now`,
  );
  expect(await rows(PICTURES)).toEqual([{ title: 'Story 0', original_name: 'harvest.jpg' }]);
});

it('fetches nothing without being asked to', async () => {
  const old = await started();
  const { said } = await run(dumpOf(`${old.url}/uploads/harvest.jpg`));
  expect(said).toContain('is not there');
  expect(old.asked).toEqual([]);
});

it('writes no record without a file that it cannot get now, and gives up when there is no answer any more', async () => {
  let isBusy = true;
  const old = await started(({ url }, response) => {
    if (!isBusy || url !== '/uploads/harvest.jpg') return false;
    response.writeHead(503, { 'retry-after': '0' }).end();
    return true;
  });
  const file = dumpOf('uploads/harvest.jpg');
  const { code, said } = await run(file, '--media', old.url);
  expect(code).toBe(2);
  expect(said).toContain(
    `news item “Story 0” was refused: the file ${old.url}/uploads/harvest.jpg cannot be fetched now: the server answers 503. Run the import again.`,
  );
  isBusy = false;
  await run(file, '--media', old.url);
  expect(await rows(PICTURES)).toEqual([{ title: 'Story 0', original_name: 'harvest.jpg' }]);

  await old.close();
  const all = await run(
    dumpOf(...Array.from({ length: 8 }, (_, nth) => `uploads/${nth}.jpg`)),
    '--media',
    old.url,
    '--source',
    'other',
  );
  expect(all.code).toBe(1);
  expect(all.said).toContain(`${old.url} gives no more files: there is no whole answer (ECONNREFUSED)`);
});

it('connects to no private network, unless it is named by its address', async () => {
  const old = await started();
  const { said } = await run(
    dumpOf('uploads/harvest.jpg'),
    '--media',
    old.url.replace('127.0.0.1', 'localhost'),
  );
  expect(said).toMatch(
    /is not fetched: localhost is \S+, in a private network; name the site by that address/,
  );
  expect(old.asked).toEqual([]);
});

it('refuses a token without a site, a file that holds none, and a file beside a site', async () => {
  const old = await started();
  expect((await run(dumpOf(), '--token-file', write('t', TOKEN))).said).toBe('--token-file is for --from.');
  expect((await run('--from', old.url, '--token-file', write('t', 'two\nlines'))).said).toMatch(
    /must hold the token alone/,
  );
  expect((await run(dumpOf(), '--from', old.url)).said).toContain('npm run import');
  expect(old.asked).toEqual([]);
});

it('says when there is no installation at an address', async () => {
  const old = await started((_request, response) => {
    response.end('<!doctype html>');
    return true;
  });
  expect((await run('--from', old.url)).said).toContain('has no records that can be read.');
  await old.close();
  expect((await run('--from', old.url)).said).toMatch(
    /gives no answer: there is no whole answer \(ECONNREFUSED\)/,
  );
});

it('writes the report as a page in which what came is text', async () => {
  const old = await started(
    once(
      ({ url }) => url === '/uploads/away.jpg',
      (response) => response.writeHead(302, { location: 'javascript:alert(1)' }).end(),
    ),
  );
  const path = join(here().folder, 'report.html');
  await run('--from', old.url, '--token-file', write('token', TOKEN), '--report', path);
  const page = await readFile(path, 'utf8');
  expect(page).toContain('<tr><th scope="row">news<td>6<td>6<td>0<td>0</tr>');
  expect(page).toContain('No picture &lt;b&gt;any more&lt;/b&gt;');
  expect(page).not.toMatch(/<b>|<script|href="(?!https?:)/);
  const here_ = `${here().settings.publicUrl}/news_screen/departments/${oldId(10)}`;
  expect(page).toContain(`href="${old.url}/news_screen/departments/${oldId(10)}"`);
  expect(page).toContain(`href="${here_}"`);
  expect(page).toMatch(
    new RegExp(
      `<img src="${old.url}/uploads/harvest.jpg".*<img src="http://localhost:3000/media/harvest\\d+.jpg"`,
    ),
  );
  expect(page).toContain('/uploads/lost.jpg is not there');
  const lost = page.slice(page.indexOf('Files that did not come'), page.indexOf('<h2>Pages'));
  const [form] = await rows(
    `select '/departments/edit_news/' || id as path from news where title like 'No picture%'`,
  );
  expect(lost).toMatch(
    new RegExp(
      `<li>news item “No picture &lt;b&gt;any more&lt;/b&gt;” · <a href="${here().settings.publicUrl}/news_screen/departments/${oldId(14)}"[^>]*>page</a> · <a href="${here().settings.publicUrl}${(form as { path: string }).path}"[^>]*>form</a></li>`,
    ),
  );
  expect(page).toMatch(
    /uploads\/harvest.jpg.*<ul><li>news item “Harvest”.*<li>publication “Hymns”.*<li>publication “Manual”<\/li><\/ul><\/tr>/,
  );
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readdir(join(here().folder, 'data', 'fetched'))).toEqual([]);
});
