import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '#test/support/projectFiles.ts';

const built = join(PROJECT, 'dist', 'client');

it('conditions of style sheets are written as the first browsers with layers know them', () => {
  const sheets = globSync('*/*.css', { cwd: built });
  expect(sheets.length).toBeGreaterThan(50);
  const conditions = sheets.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/@media[^{]*/g)].map(([one]) => `${file}: ${one}`),
  );
  expect(conditions).toContainEqual(expect.stringContaining('(min-width:'));
  expect(conditions.filter((one) => /[<>=]/.test(one))).toEqual([]);
});
