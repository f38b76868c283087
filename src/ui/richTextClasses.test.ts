import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RICH_TEXT_CLASSES } from '#kinds/richText.ts';

// API responses carry the meaning of the classes as inline styles (ADD-9): an existing front end must show what our own pages show.
it('the classes of a text look in our pages as answers say', () => {
  const css = readFileSync(join(import.meta.dirname, 'richText.css'), 'utf8');
  for (const [name, meaning] of Object.entries(RICH_TEXT_CLASSES)) {
    const rule = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? expect.fail(`.${name} has no rule`);
    const [property = '', value = ''] = meaning.split(': ');
    const inPages =
      { 'margin-left': 'margin-inline-start', 'background-color': 'background' }[property] ?? property;
    expect([name, rule], name).toEqual([name, expect.stringContaining(`${inPages}: `)]);
    expect(rule.replace('text-align: end', 'text-align: right'), name).toContain(value);
  }
});
