import { describe, expect, it } from 'vitest';
import { KINDS as IN_CALENDAR } from '#console/calendar/words.ts';
import { CONSOLE } from '#console/frame/sections.ts';
import type { Kind, PlainField } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { sayWhatToChange } from '#kinds/sentences.ts';
import { LANGUAGES, languageOf } from '#lib/language.ts';
import { LIB_TEXTS } from '#lib/languages/libTexts.ts';
import { organisationIn, TRANSLATED_FIELDS } from '#lib/organisation.ts';
import type { Texts } from '#lib/texts.ts';
import type { Translations } from '#lib/translations.ts';
import { MAIL_TEXTS } from '#mail/languages/mailTexts.ts';
import { readOrganisation } from '#settings/organisationFile.ts';
import { SITE_TEXTS } from '#site/languages/siteTexts.ts';
import { STATUS_TEXTS } from '#status/languages/statusTexts.ts';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/** The console's sets of texts by place and constant, as the files of its words have them. */
const consoleSets: Record<string, Translations<unknown>> = {};
const files = import.meta.glob<Record<string, Translations<unknown>>>([
  '../src/{console,ui}/**/*.{ts,tsx}',
  '../src/kinds/sentences.ts',
  '!**/*.test.*',
]);
for (const [path, load] of Object.entries(files)) {
  const place = path.replace(/^\.\.\/src\/|\.tsx?$/g, '');
  const names = [...readProjectFile(path.slice(3)).matchAll(/const (\w+)(?:: [^=]+)? = translations\(/g)];
  if (names.length === 0) continue;
  if (path.endsWith('x')) throw new Error(`Texts stand in files of their own, not in ${path}.`);
  const made = await load();
  for (const [, name = ''] of names) {
    const set = made[name];
    if (!set) throw new Error(`${name} is not exported by ${path}, so that nobody can translate it.`);
    consoleSets[`${place}#${name}`] = set;
  }
}

/** What is known by its English: names of screens and entries, labels of fields, kinds in sentences, the cross of a dialog. */
function consoleNames(): Record<string, string> {
  const labels = (all: Kind['fields'] | Record<string, PlainField>): string[] =>
    Object.values(all).flatMap((field) => [
      field.label,
      ...('sentence' in field && field.sentence ? [field.sentence] : []),
      ...(field.type === 'rows' ? labels(field.of) : []),
    ]);
  const sections = CONSOLE.sections.flatMap(({ entry, place }) => [entry?.name, place?.name]);
  const screens = CONSOLE.screens.flatMap(({ tab, place }) => [tab?.name, place?.name]);
  const known = [
    ...[...sections, ...screens].flatMap((name) => (name ? [name.en] : [])),
    ...Object.values(KINDS as Record<string, Kind>).flatMap((of) => [of.one, of.many, ...labels(of.fields)]),
    ...Object.values(IN_CALENDAR).flatMap(({ one, many }) => [one, many]),
    ...KINDS.diocese.fields.state.values,
    sayWhatToChange,
    'Close',
  ];
  // Two kinds of people are told apart by fields that nobody sees.
  return Object.fromEntries(known.filter((one) => !one.includes('_')).map((one) => [one, one]));
}

/** What the program says in other languages than English: all of it, with what it is about, in the church's own words. */
const PARTS = {
  lib: LIB_TEXTS,
  site: SITE_TEXTS,
  mail: MAIL_TEXTS,
  status: STATUS_TEXTS,
  console: { names: { en: consoleNames() }, ...consoleSets },
} as const;
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

/** Texts of figures and units alone, which are the same in all languages. */
const FIGURES = new Set([
  ...['console/readers/words#READERS.number', 'console/dashboard/words#TODAY.readings'],
  ...['console/share/words#SHARE.size', 'console/status/words#STATUS.ms'],
  'console/versions/words#VERSIONS.many',
]);
/** For whom a piece of help is: no text, and the program's own mark. */
const MARKS = new Set(['office', 'unit']);

/** Each text of a part with what it is in a language; `extra`: what is there and not in English. */
function textsOf(part: keyof typeof PARTS, language: string): { texts: Text[]; extra: string[] } {
  const texts: Text[] = [];
  const extra: string[] = [];
  const walk = (english: unknown, said: Texts | undefined, at: string): void => {
    if (FIGURES.has(at) || (typeof english === 'string' && MARKS.has(english) && said === english)) return;
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

/** What an organisation, or something that was done, may be asked for by a text. */
const FIELDS: readonly string[] = [...TRANSLATED_FIELDS, 'thing'];

/** What is written in Latin letters in every language. */
const NAMES =
  /\b(?:Chrome|Edge|Firefox|Safari|OpenStreetMap|WhatsApp|YouTube|Vimeo|Gmail|Lectern|iPhone|iPad|UPI|RSS|PDF|CSV|QR|PNG|JPE?G|GIF|AVIF|KB|MB|Unicode|Bamini|TSCII|TAB|TAM|Nudi|ML-TT|MLB?|Ctrl|Enter|Esc|Caps Lock|Home|End|PageUp|PageDown|SMTP_URL|BACKUP=no|CERTIFICATE_FILE|max_connections|pg_stat_activity|lectern (?:backup(?: --key| --list)?|drill|restore|hosts|upgrade)|certbot renew|systemctl restart lectern|timedatectl set-ntp true|https|mail|(?:https:\/\/)?example\.org\/giving)\b/g;
/** Which Latin letters make which others, as somebody types them. */
const LETTERS = /^console\/kit\/typing\/words#TYPING\.(?:scheme\.|helpText)/;

/** Labels that mean something else than the glossary's word: an order in a list, the history of a record, how often something was read, a key that closes. */
const OTHER_SENSE = new Set([
  ...['console/library/words#LIBRARY.order', 'console/videos/words#VIDEOS.order'],
  ...['console/audit/words#AUDIT.history', 'console/history/words#HISTORY.heading'],
  ...['console/kit/list/laterWords#LIST_LATER.history', 'console/readers/words#READERS.readings'],
  ...['console/frame/find/words#FIND.keys.close', 'console/data/words#DATA.placeHeads.place'],
]);
/** Parts in whose sentences the words of the glossary are inflected, or mean something else (a copy is a backup): there a whole label has to be the word. */
const LABELS: ReadonlySet<string> = new Set(['lib', 'status', 'console']);
const sameName = (en: string, english: string): boolean => en.toLowerCase() === english.toLowerCase();
const isIn = (en: string, english: string): boolean => new RegExp(`\\b${en}\\b`, 'i').test(english);

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
      if (typeof english !== 'function')
        return names.every((name) => String(english).includes(`{${name}}`)) ? [] : [at];
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
        (!LETTERS.test(at) && /\p{Script=Latin}{2,}/u.test(text.replace(/\{\w+\}/g, '').replace(NAMES, '')))
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
            .filter(() => !OTHER_SENSE.has(at))
            .filter(({ en }) => (LABELS.has(part) ? sameName(en, english) : isIn(en, english)))
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

/** What of an organisation file is no text: addresses, numbers, names by which the program knows something, and its names in all languages. */
const NO_TEXT =
  /^(?:brand|email|securityEmail|accent|phones\.\d+|privacy\.email|(?:names|inLanguages|map|keepMonths)\..*|(?:social|stores)\.\d+\.(?:name|url))$/;

it.each(
  projectFiles()
    .filter((file) => /^organisations\/[\w-]+\.json$/.test(file))
    .flatMap((file) => OTHERS.map((language) => [file, language] as const)),
)('%s says all of its texts in %s', (file, language) => {
  const organisation = readOrganisation(file, /([\w-]+)\.json$/.exec(file)?.[1] ?? '');
  const leaves = (said: unknown, at: string): [string, unknown][] =>
    typeof said === 'object' && said !== null
      ? Object.entries(said).flatMap(([key, one]) => leaves(one, at === '' ? key : `${at}.${key}`))
      : NO_TEXT.test(at) || (said === undefined && !at.endsWith('.called'))
        ? []
        : [[at, said]];
  const all = leaves(organisationIn(organisation, language), '');
  expect(all.map(([at]) => at)).toEqual(
    expect.arrayContaining(['name', 'motto.text', 'verse.source', 'address.0', 'stores.0.called']),
  );
  expect(all.filter(([, said]) => languageOf(String(said)) !== language)).toEqual([]);
});
