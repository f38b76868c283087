import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { written } from './engine.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from './languages.ts';
import { loadTable } from './tables.ts';

/** Words of church and everyday life, each with the Latin letters that produce it. */
const wordsOf = (language: TypedLanguage): ReadonlyMap<string, string> => {
  const file = new URL(`../../../test/corpus/typing/${language}.txt`, import.meta.url);
  const all = readFileSync(file, 'utf8').trim().split(/\s+/);
  return new Map(all.flatMap((word, at) => (at % 2 === 1 ? [[word, all[at - 1] ?? '']] : [])));
};
const put = async (language: TypedLanguage, latin: string, before = '') =>
  written(await loadTable(language), latin, before);

it.each(TYPED_LANGUAGES)('%s: five hundred common words can be written', async (language) => {
  const table = await loadTable(language);
  const words = wordsOf(language);
  expect(words.size).toBeGreaterThanOrEqual(500);
  const others = [...words].filter(([word, latin]) => written(table, latin).put !== word);
  expect(others).toEqual([]);
  // The result is the same after another word, and letter by letter after existing text.
  const behind = [...words].filter(
    ([word, latin]) => written(table, latin, `${word}, `).put !== word || written(table, latin).cut !== 0,
  );
  expect(behind).toEqual([]);
});

it.each(TYPED_LANGUAGES)('%s: the table is small enough to be fetched on a phone', (language) => {
  const size = gzipSync(readFileSync(new URL(`./${language}.ts`, import.meta.url))).length;
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThanOrEqual(3000);
});

it.each([
  ['ta', 'க்', 'aa', 'கா'],
  ['ta', 'க', 'a', 'கா'],
  ['ta', 'வீட்', 'ti', 'வீட்டி'],
  ['te', 'స', 'm', 'సం'],
  ['te', 'సం', 'aa', 'సమా'],
  ['kn', 'ಸ್', 't', 'ಸ್ತ್'],
  ['ml', 'അവൻ', 'u', 'അവനു'],
  ['ml', 'അവൻ', '~', 'അവന്'],
] as const)(
  '%s: a word is written on where the caret is put: %s and %s',
  async (language, before, keys, after) => {
    const { cut, put: text } = await put(language, keys, before);
    expect(before.slice(0, before.length - cut) + text).toBe(after);
  },
);

it.each(TYPED_LANGUAGES)('%s: nothing but letters is changed', async (language) => {
  const signs = ' 2026, 10:30 (1) – “…” @ # % & * + = / ? ! ; \n';
  expect((await put(language, signs)).put).toBe(signs);
  expect((await put(language, '_ _')).put).toBe('_ _');
});

it('keeps letters apart by an underscore, which leaves a mark only where the script needs one', async () => {
  expect((await put('te', 'sam_rakshaNa')).put).toBe('సంరక్షణ');
  expect((await put('te', 'pOsT_men')).put).toBe('పోస్ట్\u200cమెన్');
  expect((await put('kn', 'raaj_kumaar')).put).toBe('ರಾಜ್\u200cಕುಮಾರ್');
  expect((await put('ta', 'man_thiram')).put).toBe('மன்திரம்');
  expect((await put('ta', 'ka_ ')).put).toBe('க ');
  expect((await put('ta', 'ka__')).put).toBe('க_');
});

it('takes a capital that means nothing of its own for a small letter', async () => {
  expect((await put('ta', 'Vanthaan')).put).toBe((await put('ta', 'vanthaan')).put);
});
