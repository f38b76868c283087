import { expect, it } from 'vitest';
import { ALIASES, aliasesOf, LONGEST_NAME } from './searchAliases.ts';
import { wordsOf } from './words.ts';

it.each([
  ['tuticorin', 'thoothukudi'],
  ['thoothukudi', 'tuticorin'],
  ['xmas', 'christmas'],
  ['trivandrum', 'thiruvananthapuram'],
  ['holy communion', 'eucharist'],
  ['ps', 'psalm'],
])('%s goes by %s too', (name, other) => expect(aliasesOf(name)).toContain(other));

it('each name stands once, as it is looked up', () => {
  const names = ALIASES.flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const name of names) expect(wordsOf(name).join(' ')).toBe(name);
  for (const group of ALIASES) expect(group.length).toBeGreaterThan(1);
  expect(LONGEST_NAME).toBeLessThanOrEqual(4);
  expect(aliasesOf('nothing of the kind')).toEqual([]);
});
