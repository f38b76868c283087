import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { type Texts, textsIn } from '#lib/texts.ts';
import { readProjectFile } from '#test/support/projectFiles.ts';
import { ACT_WORDS, factsOf } from './actWords.ts';

const DETAILS = { count: 5, page: 7, act: 'publish', of: 'synod', wanted: true, at: '2026-11-16T10:00:00Z' };
/** Variants of an action's facts that change its sentence. */
const OTHERWISE = [{ count: 1 }, { act: 'withdraw' }, { act: 'change' }, { of: 'unit' }, { wanted: false }];
const names = Object.keys(ACT_WORDS.en.did) as (keyof typeof ACT_WORDS.en.did)[];

describe.each(LANGUAGES.filter((language) => language !== 'en'))('what was done, in %s', (language) => {
  const said: Record<string, Texts> = JSON.parse(readProjectFile(`src/console/languages/${language}.json`));
  const own = textsIn(ACT_WORDS.en, said['console/audit/actWords#ACT_WORDS'], language);
  const sentence = (of: Language, name: (typeof names)[number], otherwise = {}): string => {
    const did = (of === 'en' ? ACT_WORDS.en : own).did[name];
    const facts = factsOf({ thing: 'Choir', details: { ...DETAILS, ...otherwise } }, of);
    return typeof did === 'string' ? did : did(facts);
  };

  it.each(names)('%s says as much as in English', (name) => {
    const english = sentence('en', name);
    const spoken = sentence(language, name);
    for (const fact of ['Choir', '5', '7']) expect(spoken.includes(fact), fact).toBe(english.includes(fact));
    const hour = (of: Language) => factsOf({ thing: '', details: DETAILS }, of).at;
    expect(spoken.includes(hour(language))).toBe(english.includes(hour('en')));
    for (const otherwise of OTHERWISE) {
      const differs = sentence('en', name, otherwise) !== english;
      expect(sentence(language, name, otherwise) !== spoken, JSON.stringify(otherwise)).toBe(differs);
    }
  });
});
