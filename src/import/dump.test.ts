import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { ARRAYS_OF } from './dump.ts';

it('every array that can be imported stands in the instructions, one name of each kind at least', () => {
  const text = readFileSync(join(readSettings({}).root, 'docs/import.md'), 'utf8');
  for (const [name] of Object.values(ARRAYS_OF)) expect(text).toContain(`\`${name}\``);
});
