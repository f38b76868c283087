import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOTH_WAYS, bothWays } from './support/floors.ts';
import { brokenRules } from './support/houseRules.ts';
import { importsOf } from './support/imports.ts';
import { PROJECT, projectFiles, readProjectFile } from './support/projectFiles.ts';
import { biomeWalls, brokenWalls, WALLS } from './support/walls.ts';

const files = projectFiles();
const source = files.filter((path) => /^src\/.*\.tsx?$/.test(path));

describe('the import walls', () => {
  it('are kept by every file under src', () => {
    expect(source.length).toBeGreaterThan(0);
    expect(source.flatMap((path) => brokenWalls(path, readProjectFile(path)))).toEqual([]);
  });

  it('are the same in the linter', () => {
    const linted: unknown = JSON.parse(readProjectFile('biome.walls.json'));
    expect(linted, 'Run `node test/support/walls.ts` and commit biome.walls.json.').toEqual(biomeWalls());
  });

  it('stop a made-up file in the linter, and say why', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-walls-'));
    const file = join(folder, 'src', 'kinds', 'madeUp.ts');
    mkdirSync(dirname(file), { recursive: true });
    for (const name of ['biome.jsonc', 'biome.walls.json'])
      copyFileSync(join(PROJECT, name), join(folder, name));
    writeFileSync(file, `import { find } from '#store/news.ts';\n\nexport const news = find();\n`);
    const linter = join(PROJECT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const args = [linter, 'lint', '--colors=off', '--vcs-enabled=false'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('src/kinds/madeUp.ts:1:22 lint/style/noRestrictedImports');
    expect(stderr).toContain(WALLS.kinds?.because);
    expect(status).toBe(1);
  });

  it('stand around every folder that has a name of its own', () => {
    const { imports } = JSON.parse(readProjectFile('package.json')) as { imports: Record<string, string> };
    const named = Object.keys(imports).flatMap((name) => /^#(\w+)\/\*$/.exec(name)?.[1] ?? []);
    expect(named.filter((name) => name !== 'test').sort()).toEqual(Object.keys(WALLS).sort());
  });

  it.each(Object.entries(BOTH_WAYS))('let few folders of %s import each other', (room, allowed) => {
    const pairs = bothWays(
      room,
      source.map((path) => ({ path, source: readProjectFile(path) })),
    );
    if (typeof allowed === 'number') expect(pairs.length).toBeLessThanOrEqual(allowed);
    else expect(pairs).toEqual(allowed);
  });

  it.each([
    ['src/lib/dates.ts', `import { news } from '#kinds/news.ts';`],
    ['src/kinds/news.ts', `import type { Database } from '#store/database/connect.ts';`],
    ['src/kinds/news.ts', `import { readFile } from 'node:fs/promises';`],
    ['src/calls/news.ts', `import { find } from '#store/news.ts';`],
    ['src/store/news.ts', `import { readSettings } from '#settings/settings.ts';`],
    ['src/store/news.ts', `import {\n  reply,\n} from '#api/reply.ts';`],
    ['src/api/news.ts', `import { NewsPage } from '#site/news/NewsPage.tsx';`],
    ['src/api/news.ts', `import { Kysely } from 'kysely';`],
    ['src/console/news/NewsScreen.tsx', `import { find } from '#store/news.ts';`],
    ['src/console/news/NewsScreen.tsx', `const page = await import('#site/page.tsx');`],
    ['src/site/news/NewsPage.tsx', `import { find } from '#store/news.ts';`],
    ['src/site/news/NewsPage.tsx', `export { find } from '../../store/news.ts';`],
    ['src/ui/Button.tsx', `import { call } from '#calls/call.ts';`],
    ['src/settings/settings.ts', `import { connect } from '#store/database/connect.ts';`],
    ['src/kinds/news.ts', `import { freshDatabase } from '#test/support/database.ts';`],
    ['src/kinds/news.ts', `import '../main.ts';`],
    ['src/cupboard/thing.ts', 'export const one = 1;'],
    ['src/store/records/write.ts', `import { mailAuthors } from '../authorMail/decided.ts';`],
    ['src/store/database/writing.ts', `import type { StoredRow } from '../rows/rows.ts';`],
    ['src/site/parts/Share.tsx', `import { NewsPage } from '../news/NewsPage.tsx';`],
    ['src/site/context/data.ts', `import type { Assets } from '../http/assets.ts';`],
    [
      'src/console/kit/form/OfItem.tsx',
      `const Comments = onDemand(() => import('../../together/Comments.tsx'), 'Comments');`,
    ],
    ['src/console/schedule/NewHour.tsx', `import { SENDING } from '../newsletter/words.ts';`],
    ['src/console/news/NewsListScreen.tsx', `import { Shell } from '../frame/Shell.tsx';`],
    ['src/console/frame/Shell.tsx', `import '../main.tsx';`],
  ])('stop %s with %s', (path, line) => {
    expect(brokenWalls(path, `/** A made-up file. */\n${line}\n`)).toHaveLength(1);
  });

  it.each([
    ['src/kinds/news.ts', `import { day } from './define.ts';\nimport { fold } from '#lib/fold.ts';`],
    ['src/store/news.ts', `import type { Settings } from '#settings/settings.ts';\nimport pg from 'pg';`],
    ['src/store/schedule/plan.ts', `import { createRecord } from '../records/write.ts';`],
    ['src/console/frame/features/rowMenu.tsx', `import { ShareEntry } from '../../share/ShareEntry.tsx';`],
    ['src/console/news/NewsEditScreen.tsx', `import { ItemVersions } from '../versions/ItemVersions.tsx';`],
    ['src/site/news/news.load.ts', `import { find } from '#store/news.ts';`],
    ['src/site/news/routes.tsx', `import type { ReadDb } from '#store/database/reads.ts';`],
    ['src/console/news/NewsScreen.tsx', `import { ListWork } from '../kit/list/ListWork.tsx';`],
    [
      'src/store/news.test.ts',
      `import { freshDatabase } from '#test/support/database.ts';\nimport { it } from 'vitest';`,
    ],
    [
      'src/main.ts',
      `import { serve } from '#api/serve.ts';\nimport { readSettings } from '#settings/settings.ts';`,
    ],
    ['src/kinds/news.ts', `// import { find } from '#store/news.ts';\n/* import '#api/x.ts' */`],
  ])('let %s pass with %s', (path, line) => {
    expect(brokenWalls(path, `${line}\n`)).toEqual([]);
  });

  it('read imports of every form, with their lines', () => {
    const text = `import a from 'a';\nimport type { B } from 'b';\nexport * from 'c';\nimport 'd';\nconst e = import('e');\nimport f, {\n  type g,\n} from "f";\nconst text = 'x from it';`;
    expect(importsOf(text).map(({ specifier, typeOnly, line }) => [specifier, typeOnly, line])).toEqual([
      ['a', false, 1],
      ['b', true, 2],
      ['c', false, 3],
      ['d', false, 4],
      ['e', false, 5],
      ['f', false, 8],
    ]);
  });
});

describe('the house rules', () => {
  it('are kept by every file', () => {
    expect(files.flatMap((path) => brokenRules(path, readProjectFile(path)))).toEqual([]);
  });

  it.each([
    ['environment', 'src/api/serve.ts', 'const port = process.env.PORT;'],
    ['environment', 'src/api/serve.ts', `import { env } from 'node:process';`],
    ['sql', 'src/api/news.ts', 'const rows = await sql<Row>`select 1`.execute(db);'],
    ['sql', 'src/jobs/sweep.ts', `await pool.query('DELETE FROM media where id = $1');`],
    ['sql', 'src/jobs/sweep.ts', 'await pool.query(`\n  select id\n  from media`);'],
    ['writes by the side', 'src/store/news.ts', 'await db.transaction().execute(work);'],
    ['writes by the side', 'src/store/news.ts', 'await sql`delete from news`.execute(\n  db,\n);'],
    ['writes by the side', 'src/store/news.ts', 'await sql`\n  update news set n = 1`.execute(db);'],
    ['writes without room', 'src/store/news.ts', 'await writingLittle(db, work);'],
    [
      'raw HTML',
      'src/site/news/NewsPage.tsx',
      '<div dangerouslySetInnerHTML={{ __html: news.description }} />',
    ],
    [
      'read once',
      'test/e2e/site/pages.test.ts',
      `expect(await page.getByText('Sent').isVisible()).toBe(true);`,
    ],
    [
      'read once',
      'test/e2e/site/pages.test.ts',
      `expect([path, await body.innerText()]).toEqual([path, '']);`,
    ],
    ['read once', 'test/e2e/site/pages.test.ts', 'expect(await axe(page)).toEqual([]);'],
    ['raw HTML', 'src/site/islands/search.ts', 'list.innerHTML = answer;'],
    ['bare texts', 'src/site/news/NewsPage.tsx', `import { RichText } from '#ui/RichText.tsx';`],
    ['inline styles', 'src/site/news/NewsPage.tsx', '<p style={{ color }}>x</p>'],
    ['words of one language', 'src/site/home/HomePage.tsx', 'const title = homeWords.en.title;'],
    ['kinds by default', 'src/mail/x.ts', `kind.name === 'event' ? 'Event' : 'News'`],
    ['old words', 'src/store/twoFactor/keys.ts', 'export function hasSecondKey() {}'],
    ['old words', 'src/store/twoFactor/keys.ts', 'export const MOST_SECOND_KEY = 3;'],
    ['old words', 'src/jobs/jobs.ts', `import { keep } from './papersJob.ts';`],
    [
      'paths of calls',
      'src/api/register.ts',
      `const db = call.path.startsWith('public/') ? visitorDb : deps.db;`,
    ],
    ['paths of calls', 'src/api/register.ts', 'const reads = /\\/get(_\\w+)?$/.test(call.path);'],
    ['paths of calls', 'src/reference/openapi.ts', 'call.path.replaceAll(/\\{(\\w+)\\}/g, name)'],
    ['paths of calls', 'src/import/dump.ts', `CONTENT_PATHS[name].List.split('/')`],
    ['paths of calls', 'src/site/contact/routes.tsx', `await callApi('public/add_querys', values);`],
    ['left-overs', 'src/lib/dates.ts', '// TODO: leap years'],
    ['left-overs', 'scripts/import.ts', '// @ts-ignore'],
    ['left-overs', 'src/lib/dates.ts', 'const day = (value as any).day;'],
    ['skipped tests', 'src/lib/dates.test.ts', `it.skip('counts days', () => {});`],
    ['skipped tests', 'test/e2e/news.test.ts', `describe.sequential.only('news', () => {});`],
    ['patience', 'test/api/news.test.ts', 'await expect.poll(count, { timeout: 5000 }).toBe(3);'],
    ['patience', 'test/api/news.test.ts', 'await vi.waitFor(() => expect(heard).toEqual([1]));'],
    ['patience', 'test/e2e/news.test.ts', 'await page.waitForTimeout(100);'],
    ['patience', 'src/lib/dates.test.ts', `it('counts days', () => {\n}, 20_000);`],
    ['held back', 'src/console/users/UsersScreen.tsx', `import { Suspense, useState } from 'react';`],
    ['mocked modules', 'test/api/news.test.ts', `vi.mock('#store/news.ts', () => ({}));`],
    ['outside hosts', 'src/ui/fonts.css', `@import url('https://fonts.googleapis.com/css2?family=Roboto');`],
    ['outside hosts', 'src/site/shell/Head.tsx', '<script src="//cdn.jsdelivr.net/npm/x.js" />'],
    ['outside hosts', 'src/site/feeds/rss.ts', `const host = 'https://schema.org.evil.test/';`],
    ['registry hosts', '.npmrc', 'registry=https://packages.test/'],
    ['registry hosts', 'docs/install.md', 'Take it from https://eu.registry.example.org/lectern.'],
    ['registry hosts', 'package-lock.json', '{ "resolved": "https://packages.test/react.tgz" }'],
    ['machine paths', 'docs/running.md', 'Run it in /root/lectern.'],
  ])('%s: stop %s with %s', (name, path, line) => {
    const sentences = brokenRules(path, `${line}\n`);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`(${name})`);
  });

  it.each([
    ['src/settings/settings.ts', 'const port = process.env.PORT;'],
    ['src/store/news.ts', 'const rows = await sql<Row>`select 1`.execute(db);'],
    ['src/store/news.ts', 'await writing(db, (tx) => sql`delete from news`.execute(tx));'],
    ['src/console/words.ts', `const label = 'Select a diocese from the list';`],
    ['src/api/serve.ts', '// The port of process.env is read in settings.'],
    ['src/site/feeds/rss.ts', `const xmlns = 'http://www.w3.org/2005/Atom', here = 'http://localhost:3000';`],
    ['src/lib/anything.ts', `const said = 'many: anything';`],
  ])('let %s pass with %s', (path, line) => {
    expect(brokenRules(path, `${line}\n`)).toEqual([]);
  });

  it('stop a file of more than 300 lines under src', () => {
    expect(brokenRules('src/lib/long.ts', 'x;\n'.repeat(301))).toHaveLength(1);
    expect(brokenRules('src/lib/long.ts', 'x;\n'.repeat(300))).toEqual([]);
  });
});
