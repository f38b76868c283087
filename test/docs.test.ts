import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENERATED, withGenerated } from '../scripts/docs/generated.ts';
import { roomsOf } from '../scripts/docs/rooms.ts';
import { PROJECT, projectFiles, readProjectFile } from './support/projectFiles.ts';
import { WALLS } from './support/walls.ts';

const PAGES = projectFiles().filter((path) =>
  /^(?:README|CONTRIBUTING|scripts\/README|docs\/[\w-]+|docs\/how-to\/[\w-]+)\.md$/.test(path),
);

describe('what documents take from the code', () => {
  it.each(Object.entries(GENERATED))('is up to date in %s', (page, part) => {
    const text = readProjectFile(page);
    expect(text, `${page} is out of date. Run \`npm run docs\` and commit what it writes.`).toBe(
      withGenerated(text, part()),
    );
  });

  it('rooms are found with what they import, and whether it is more than types', () => {
    const files: Record<string, string> = {
      'src/site/a.ts': `import type { A } from '#store/a.ts';\nimport { b } from '../b.ts';`,
      'src/site/news/b.tsx': `import { c } from '#kinds/c.ts';`,
      'src/site/b.test.ts': `import { d } from '#api/d.ts';`,
      'src/main.ts': `await import('#site/a.ts');`,
    };
    const rooms = roomsOf(Object.keys(files), (path) => files[path] ?? '');
    expect([...rooms].map(([name, to]) => [name, Object.fromEntries(to)])).toEqual([
      ['site', { store: { runs: false }, kinds: { runs: true } }],
      ['main', { site: { runs: true } }],
    ]);
  });

  it('names every folder of src in the table of the architecture', () => {
    const named = readProjectFile('docs/architecture.md').matchAll(/^\| `src\/(\w+)`/gm);
    expect([...named].map(([, name]) => name).sort()).toEqual(Object.keys(WALLS).sort());
  });
});

describe('documents', () => {
  it.each(PAGES)('%s names only files that exist', (page) => {
    const text = readProjectFile(page);
    const paths = [...text.matchAll(/`((?:src|test|scripts|docs)\/[^`\s]*)/g)].map(([, path = '']) => path);
    const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, path = '']) =>
      posix.join(posix.dirname(page), path),
    );
    expect([...paths, ...links].filter((path) => !exists(path))).toEqual([]);
  });

  it.each(PAGES.filter((page) => page.startsWith('docs/how-to/')))('%s is short', (page) => {
    expect(readProjectFile(page).trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  });
});

const exists = (path: string): boolean =>
  existsSync(join(PROJECT, path)) || globSync(path, { cwd: PROJECT }).length > 0;
