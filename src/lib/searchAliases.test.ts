import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { ALIASES, aliasesOf, aliasesSounding, LONGEST_NAME } from './searchAliases.ts';
import { wordsOf } from './words.ts';

it.each([
  ['tuticorin', 'thoothukudi'],
  ['thoothukudi', 'tuticorin'],
  ['xmas', 'christmas'],
  ['trivandrum', 'thiruvananthapuram'],
  ['trivandrum', 'തിരുവനന്തപുരം'],
  ['holy communion', 'eucharist'],
  ['ps', 'psalm'],
  ['jerusalem', 'எருசலேம்'],
  ['vizag', 'విశాఖపట్నం'],
  ['bible', 'ಸತ್ಯವೇದ'],
  ['சங்கீதங்கள்', 'psalm'],
  ['கொரிந்தியருக்கு', 'corinthians'],
  ['യെരൂശലേമിൽ', 'jerusalem'],
  ['దావీదు', 'david'],
])('%s goes by %s too', (name, other) => expect(aliasesOf(fold(name))).toContain(fold(other)));

it.each([
  ['sibiram', 'camp'],
  ['vidyarthi vetana', 'scholarship'],
  ['udavi thogai', 'scholarship'],
])('%s, in Latin letters, goes by %s too', (name, other) => expect(aliasesSounding(name)).toContain(other));

it('each name stands once, as it is looked up', () => {
  const names = ALIASES.flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const name of names) expect([...new Set(name.split(' '))].join(' ')).toBe(wordsOf(name).join(' '));
  for (const group of ALIASES) expect(group.length).toBeGreaterThan(1);
  expect(LONGEST_NAME).toBeLessThanOrEqual(4);
  expect(aliasesOf('nothing of the kind')).toEqual([]);
});

it('each name is written in one script', () => {
  const scripts = [
    /^[a-z ]+$/,
    /^[\u0b80-\u0bff ]+$/,
    /^[\u0c00-\u0c7f ]+$/,
    /^[\u0c80-\u0cff ]+$/,
    /^[\u0d00-\u0d7f ]+$/,
  ];
  for (const name of ALIASES.flat())
    expect(
      scripts.filter((script) => script.test(name)),
      name,
    ).toHaveLength(1);
});

it('has what the church has written in five languages', () => {
  expect(ALIASES.length).toBeGreaterThanOrEqual(280);
  const inTamil = ALIASES.filter((group) => group.some((name) => /[\u0b80-\u0bff]/.test(name)));
  expect(inTamil.length).toBeGreaterThan(250);
});
