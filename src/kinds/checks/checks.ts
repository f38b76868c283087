import type { Field, Kind } from '../define.ts';
import { htmlBlocks, textBlocks } from './blocks.ts';
import { noYear, spokenAsToCome } from './days.ts';
import type { Finding, Known } from './finding.ts';
import { doubleSign, mixedDigits, mixedScripts, oldFont, strayJoiner, wrongLetters } from './letters.ts';
import { NEWSLETTER, ofNewsletter, storiesOf } from './newsletter.ts';
import {
  type BlockCheck,
  bareAddress,
  capitals,
  type Found,
  headings,
  linkWords,
  longSentence,
  picturesIn,
} from './words.ts';

const NOTHING: ReadonlyMap<string, boolean> = new Map();
/** Before the server has responded. */
export const NOTHING_KNOWN: Known = { pictures: NOTHING, papers: NOTHING, links: NOTHING };

type Values = Readonly<Record<string, unknown>>;

const IN_WORDS: readonly BlockCheck[] = [
  oldFont,
  wrongLetters,
  mixedScripts,
  doubleSign,
  strayJoiner,
  mixedDigits,
  noYear,
  spokenAsToCome,
  capitals,
  longSentence,
];
const IN_TITLES = IN_WORDS.filter(
  (check) => check !== longSentence && check !== noYear && check !== spokenAsToCome,
);

/**
 * The findings in a record of a kind before it is published, in order of appearance. `today`: the church's day. Pure, and fast enough to run at each pause in
 * typing. It reports only certain errors and leaves doubtful cases alone.
 */
export function checked(
  kind: Pick<Kind, 'name' | 'fields'>,
  values: Values,
  today: string,
  known: Known = NOTHING_KNOWN,
): Finding[] {
  const on = typeof values.date === 'string' && /^\d{4}-\d\d-\d\d$/.test(values.date) ? values.date : today;
  const found = Object.entries(kind.fields).flatMap(([name, field]) =>
    inField(name, field, values[name], on, known),
  );
  return [...found, ...(OF_KIND[kind.name]?.(values, today, known) ?? [])];
}

function inField(name: string, field: Field, value: unknown, on: string, known: Known): Finding[] {
  if (field.type === 'file') return ofFiles(name, value, known);
  if (typeof value !== 'string' || value === '') return [];
  if (field.type === 'richText') return ofHtml(name, value, on, known);
  if (field.type === 'longText') return inBlocks(name, value, textBlocks(value), IN_WORDS, on);
  return field.type === 'text' ? inBlocks(name, value, textBlocks(value), IN_TITLES, on) : [];
}

function ofHtml(name: string, html: string, on: string, known: Known): Finding[] {
  const blocks = htmlBlocks(html);
  const pictures = picturesIn(html).flatMap(({ src, alt }): Finding[] =>
    alt === '' && known.pictures.get(src) === false
      ? [{ check: 'picture', field: name, quote: src, nth: 0 }]
      : [],
  );
  const dead = blocks.flatMap((block) =>
    block.links.flatMap(({ href, from, to }): Found[] =>
      known.links.get(href) === false
        ? [{ check: 'deadLink', quote: block.text.slice(from, to).trim(), at: 0, about: href }]
        : [],
    ),
  );
  return [
    ...pictures,
    ...placed(name, '', headings(html)),
    ...inBlocks(name, html, blocks, [linkWords, bareAddress, ...IN_WORDS], on),
    ...placed(name, '', dead),
  ];
}

function inBlocks(
  name: string,
  value: string,
  blocks: ReturnType<typeof htmlBlocks>,
  checks: readonly BlockCheck[],
  on: string,
): Finding[] {
  let before = '';
  return blocks.flatMap((block) => {
    const found = checks.flatMap((check) => check(block, value, on)).sort((one, other) => one.at - other.at);
    const placedHere = placed(name, before, withoutDoubles(found), block.text);
    before += `${block.text}\n`;
    return placedHere;
  });
}

/** Where letters are wrong, other findings about the same words are dropped. */
function withoutDoubles(found: readonly Found[]): readonly Found[] {
  return found.some(({ check }) => check === 'oldFont')
    ? found.filter(({ check }) => check === 'oldFont')
    : found;
}

const placed = (field: string, before: string, found: readonly Found[], text = ''): Finding[] =>
  found.map(({ at, ...one }) => ({ ...one, field, nth: times(before + text.slice(0, at), one.quote) }));
const times = (text: string, words: string): number => (words === '' ? 0 : text.split(words).length - 1);

function ofFiles(name: string, value: unknown, known: Known): Finding[] {
  return addressesIn(value).flatMap((url): Finding[] => {
    if (known.pictures.get(url) === false) return [{ check: 'picture', field: name, quote: url, nth: 0 }];
    return known.papers.get(url) === false ? [{ check: 'paper', field: name, quote: url, nth: 0 }] : [];
  });
}

const addressesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.length > 1,
  );

/** Checks for a single kind. */
const OF_KIND: Readonly<
  Partial<Record<string, (values: Values, today: string, known: Known) => readonly Finding[]>>
> = { event: ofEvent, newsletter: ofNewsletter };

function ofEvent(values: Values, today: string): Finding[] {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  const [from, to] = [text('from_date'), text('to_date')];
  // In a newly opened form, a missing place is no finding.
  const isWritten = text('name').trim() !== '';
  const place: Finding[] =
    isWritten && text('place').trim() === '' ? [{ check: 'noPlace', field: 'place', quote: '', nth: 0 }] : [];
  const day = (to || from).slice(0, 10);
  const isPast = /^\d{4}-\d\d-\d\d$/.test(day) && day < today;
  const past: Finding[] = isPast
    ? [{ check: 'past', field: 'from_date', quote: from.slice(0, 10), nth: 0 }]
    : [];
  return [...place, ...past];
}

/** What the server must be asked about: the links and files of a record, and the stories of a newsletter. */
export function asked(
  kind: Pick<Kind, 'name' | 'fields'>,
  values: Values,
): { links: string[]; files: string[]; stories: string[] } {
  const links = new Set<string>();
  const files = new Set<string>();
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = values[name];
    if (field.type === 'file') for (const url of addressesIn(value)) files.add(url);
    if (field.type !== 'richText' || typeof value !== 'string') continue;
    for (const { src, alt } of picturesIn(value)) if (alt === '') files.add(src);
    for (const block of htmlBlocks(value))
      for (const { href } of block.links) if (/^(?:https?:)?\//i.test(href)) links.add(href);
  }
  const stories = kind.name === NEWSLETTER.name ? storiesOf(values).map(({ id }) => id) : [];
  return {
    links: [...links].slice(0, MOST_ASKED),
    files: [...files].slice(0, MOST_ASKED),
    stories: stories.slice(0, MOST_ASKED),
  };
}

/** At most this many links, and this many files, are checked in one record. */
export const MOST_ASKED = 60;
