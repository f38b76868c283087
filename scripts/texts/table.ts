import papaparse from 'papaparse';
import { csvOf, unescapeFormulas } from '#lib/csv.ts';
import type { Leaf } from '#lib/languages/leaves.ts';
import { readable } from '#lib/languages/readable.ts';
import { markOfLeaf, type Reviews, reviewerOf } from '#lib/languages/reviews.ts';
import { TRANSLATED_FIELDS } from '#lib/organisation.ts';
import type { Texts } from '#lib/texts.ts';

/** What a reviewer gets: one line a sentence. */
export const HEADS = ['key', 'English', 'translation', 'state', 'reviewer'] as const;

/** A sentence of a part of the program. */
export interface Sentence extends Leaf {
  readonly part: string;
}

const keyOf = ({ part, key }: Sentence): string => `${part}.${key}`;

/** The English of a sentence, or how the program makes it where that cannot be told without parameters. */
const englishOf = ({ english }: Sentence): string =>
  readable(english) ?? (typeof english === 'function' ? String(english).replace(/\s+/g, ' ') : '');

/** All sentences of a language as a table for a reviewer. */
export const tableOf = (sentences: readonly Sentence[], reviews: Reviews): string =>
  csvOf([
    HEADS,
    ...sentences.map((one) => {
      const by = reviewerOf(reviews, one.part, one);
      return [keyOf(one), englishOf(one), one.said, by ? 'reviewed' : 'drafted', by ?? ''];
    }),
  ]);

/** What a table says: the sentences that read otherwise, and who has reviewed which. */
export interface Reviewed {
  /** By key. */
  readonly changed: ReadonlyMap<string, string>;
  readonly reviews: Reviews;
}

/**
 * Reads a table that came back. Lines that are missing leave their sentences as they are. Throws an Error with one sentence for each line that is wrong, and
 * takes nothing then.
 */
export function readTable(csv: string, sentences: readonly Sentence[], before: Reviews): Reviewed {
  // Whoever wrote the table by `npm run` has npm's own lines before it; spreadsheets of some countries put semicolons between the cells.
  const head = /^\uFEFF?"?key"?([,;\t])/m.exec(csv);
  if (!head) throw new Error(`The table has no line with its heads: ${HEADS.join(', ')}.`);
  const linesBefore = csv.slice(0, head.index).split('\n').length;
  const table = csv.slice(head.index).replace(/^\uFEFF/, '');
  const newline = table.includes('\r\n') ? '\r\n' : '\n';
  const { data } = papaparse.parse(table, { delimiter: head[1] ?? ',', newline });
  const [heads, ...rows] = data.map((cells, at) => ({
    line: linesBefore + at,
    cells: cells.map(unescapeFormulas),
  }));
  const missing = HEADS.find((name, i) => heads?.cells[i] !== name);
  if (missing) throw new Error(`The table has no column '${missing}' where it was: ${HEADS.join(', ')}.`);
  const wrong: string[] = [];
  const known = new Map(sentences.map((one) => [keyOf(one), one]));
  const changed = new Map<string, string>();
  const reviews: Record<string, Reviews[string]> = { ...before };
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell === '')) continue;
    const [key = '', english = '', written = '', state = '', reviewer = ''] = cells;
    const sentence = known.get(key);
    const said = written.normalize('NFC');
    const mistake = sentence
      ? mistakeIn(sentence, { english, said, state, reviewer: reviewer.trim(), again: seen.has(key) })
      : `there is no text called '${key}'`;
    if (!sentence || mistake) {
      wrong.push(`Line ${line}: ${mistake}.`);
      continue;
    }
    seen.add(key);
    if (said !== sentence.said) changed.set(key, said);
    if (state === 'reviewed') reviews[key] = { by: reviewer.trim(), of: markOfLeaf({ ...sentence, said }) };
    else delete reviews[key];
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { changed, reviews };
}

interface Row {
  readonly english: string;
  readonly said: string;
  readonly state: string;
  readonly reviewer: string;
  readonly again: boolean;
}

function mistakeIn(sentence: Sentence, { english, said, state, reviewer, again }: Row): string | undefined {
  if (again) return `'${keyOf(sentence)}' is there twice`;
  if (english !== englishOf(sentence))
    return 'its English is no longer what the program says; write the table anew';
  if (said.trim() === '' && sentence.said !== '') return 'its translation is empty';
  const unknown = [...said.matchAll(/\{(\w+)\}/g)].find(
    ([, name = '']) => !isParameter(sentence.english, name),
  );
  if (unknown) return `there is no ${unknown[0]} in this text`;
  const lost = parametersOf(sentence.said).find((one) => !said.includes(one));
  if (lost && typeof sentence.english === 'function') return `${lost} is missing in the translation`;
  if (state !== 'drafted' && state !== 'reviewed') return "its state must be 'drafted' or 'reviewed'";
  if (state === 'reviewed' && reviewer === '') return 'it does not say who has reviewed it';
  return undefined;
}

const parametersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

function isParameter(english: unknown, name: string): boolean {
  // Of what is not known the translation tells it.
  if (english === undefined) return true;
  if (typeof english !== 'function') return typeof english === 'string' && english.includes(`{${name}}`);
  if (/^\d+$/.test(name)) return Number(name) >= 1 && Number(name) <= english.length;
  return String(english).includes(name) || (TRANSLATED_FIELDS as readonly string[]).includes(name);
}

/** A file of texts with some sentences said otherwise, by their keys in it. */
export function changedTexts(texts: Texts, changed: ReadonlyMap<string, string>, at = ''): Texts {
  if (typeof texts === 'string') return changed.get(at) ?? texts;
  if (Array.isArray(texts)) return texts.map((one, i) => changedTexts(one, changed, `${at}.${i}`));
  return Object.fromEntries(
    Object.entries(texts).map(([name, one]) => [name, changedTexts(one, changed, `${at}.${name}`)]),
  );
}
