import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { LIB_TEXTS } from '#lib/languages/libTexts.ts';
import { SAID_IN_LANGUAGES } from '#lib/organisation.ts';
import type { Texts } from '#lib/texts.ts';
import { MAIL_TEXTS } from '#mail/languages/mailTexts.ts';
import { SITE_TEXTS } from '#site/languages/siteTexts.ts';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/** What the program says in other languages than English: all of it, with what it is about, in the church's own words. */
const PARTS = { lib: LIB_TEXTS, site: SITE_TEXTS, mail: MAIL_TEXTS } as const;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const cases = OTHERS.flatMap((language) =>
  Object.keys(PARTS).map((part) => [part as keyof typeof PARTS, language] as const),
);

const fileOf = (part: string, language: string): Record<string, Texts> =>
  JSON.parse(readProjectFile(`src/${part}/languages/${language}.json`));

interface Text {
  readonly at: string;
  readonly english: unknown;
  readonly said: Texts | undefined;
}

/** Each text of a part with what it is in a language; `extra`: what is there and not in English. */
function textsOf(part: keyof typeof PARTS, language: string): { texts: Text[]; extra: string[] } {
  const texts: Text[] = [];
  const extra: string[] = [];
  const walk = (english: unknown, said: Texts | undefined, at: string): void => {
    if (typeof english !== 'object' || english === null) return void texts.push({ at, english, said });
    for (const [key, one] of Object.entries(english))
      walk(one, (said as Record<string, Texts> | undefined)?.[key], `${at}.${key}`);
    for (const key of Object.keys((said as object | undefined) ?? {}))
      if (!Object.hasOwn(english, key)) extra.push(`${at}.${key}`);
  };
  const file = fileOf(part, language);
  for (const [name, words] of Object.entries(PARTS[part])) walk(words.en, file[name], name);
  extra.push(...Object.keys(file).filter((name) => !Object.hasOwn(PARTS[part], name)));
  return { texts, extra };
}

/** All strings of a text: one, or one for each case. */
const stringsOf = (said: Texts | undefined): string[] =>
  said === undefined
    ? []
    : typeof said === 'string'
      ? [said]
      : Object.values(said as object).flatMap(stringsOf);

/** What an organisation may be asked for by a text. */
const FIELDS: readonly string[] = SAID_IN_LANGUAGES;

/** What is written in Latin letters in every language. */
const NAMES = /\b(?:OpenStreetMap|WhatsApp|RSS|PDF|KB)\b/g;

describe.each(cases)('%s in %s', (part, language) => {
  const { texts, extra } = textsOf(part, language);

  it('says everything, and nothing else', () => {
    expect(texts.filter(({ said }) => said === undefined).map(({ at }) => at)).toEqual([]);
    expect(extra).toEqual([]);
    const shape = texts.filter(
      ({ english, said }) => typeof english === 'string' && typeof said !== 'string',
    );
    expect(shape.map(({ at }) => at)).toEqual([]);
  });

  it('names only parameters that there are', () => {
    const wrong = texts.flatMap(({ at, english, said }) => {
      const names = stringsOf(said).flatMap((text) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      );
      if (typeof english !== 'function') return names.length > 0 ? [at] : [];
      const source = String(english);
      const isThere = (name: string): boolean =>
        /^\d+$/.test(name) ? Number(name) <= english.length : source.includes(name) || FIELDS.includes(name);
      return names.every(isThere) ? [] : [at];
    });
    expect(wrong).toEqual([]);
  });

  it('is written in its own script, without letters that only look like others', () => {
    const wrong = texts.flatMap(({ at, said }) =>
      stringsOf(said).flatMap((text) =>
        text !== text.normalize('NFC') ||
        /\u200d/.test(text) ||
        /\p{Script=Latin}{2,}/u.test(text.replace(/\{\w+\}/g, '').replace(NAMES, ''))
          ? [`${at}: ${text}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('uses the words of the church and of the field', () => {
    const glossary: { en: string; words: string[] }[] = JSON.parse(
      readProjectFile(`src/lib/languages/glossary/${language}.json`),
    );
    const missed = texts.flatMap(({ at, english, said }) =>
      typeof english !== 'string' || typeof said !== 'string'
        ? []
        : glossary
            .filter(({ en }) => new RegExp(`\\b${en}\\b`, 'i').test(english))
            .filter(({ words }) => !words.some((word) => said.includes(word)))
            .map(({ en }) => `${at}: ${en} is not in ${said}`),
    );
    expect(missed).toEqual([]);
  });
});

it('every set of texts of the site and the mails can be translated', () => {
  const named = ['site', 'mail']
    .map((part) => readProjectFile(`src/${part}/languages/${part}Texts.ts`))
    .join('');
  const sets = projectFiles()
    .filter((file) => /^src\/(?:site|mail)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readProjectFile(file).matchAll(/(\w+) = translations\(/g)].map(([, name = '']) => name),
    );
  expect(sets.length).toBeGreaterThan(40);
  expect(sets.filter((name) => !named.includes(`: ${name},`))).toEqual([]);
});
