import { attribute, type Block, escaped, htmlBlocks, replaced } from './blocks.ts';
import type { Finding } from './finding.ts';
import { MOST_WORDS, sentencesOf } from './sentences.ts';

/** What is found in one block of a field with this value. */
export type BlockCheck = (block: Block, value: string, on: string) => readonly Found[];
/** A finding before it knows its field. */
export type Found = Omit<Finding, 'field' | 'nth'> & { readonly at: number };

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const MONTH = MONTHS.join('|');
const DAY_MONTH = new RegExp(
  `\\b(?:the )?([0-3]?\\d)(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b(?! [0-3]?\\d(?:st|nd|rd|th)? )`,
  'g',
);
const MONTH_DAY = new RegExp(
  `\\b(${MONTH}) ([0-3]?\\d)(?:st|nd|rd|th)?(?=[,.;:)]|$| (?:at|from|to|and|in|for)\\b)`,
  'g',
);
/** Of every year, or said with its year elsewhere in the sentence. */
const EVERY_YEAR =
  /\b(?:every|each|yearly|annual|annually|always|once a year)\b|(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/i;

/** Days without a year: a story is read in ten years. `on`: the record's own day, by which the year is proposed. */
export const noYear: BlockCheck = (block, value, on) => {
  if (block.quoted) return [];
  return sentencesOf(block).flatMap(({ from, to }) => {
    const sentence = block.text.slice(from, to);
    if (EVERY_YEAR.test(sentence)) return [];
    const days = [
      ...[...sentence.matchAll(DAY_MONTH)].map((found) => ({ found, day: found[1], month: found[2] })),
      ...[...sentence.matchAll(MONTH_DAY)].map((found) => ({ found, day: found[2], month: found[1] })),
    ];
    return days.flatMap(({ found: [quote], found, day, month }) => {
      const number = Number(day);
      if (number < 1 || number > 31) return [];
      const at = from + found.index;
      const comma = quote.startsWith(month ?? '') ? ', ' : ' ';
      const words = `${quote}${comma}${yearNear(on, MONTHS.indexOf(month ?? ''), number)}`;
      return [{ check: 'noYear' as const, quote, at, ...mending(value, block, at, quote.length, words) }];
    });
  });
};

/** The year in which that day is nearest to another one. */
function yearNear(on: string, month: number, day: number): number {
  const year = Number(on.slice(0, 4));
  const away = (one: number): number => Math.abs(Date.UTC(one, month, day) - Date.parse(on));
  return [year - 1, year, year + 1].reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** Sentences of more words than most people keep in mind. A quotation is as it is. */
export const longSentence: BlockCheck = (block) =>
  block.quoted
    ? []
    : sentencesOf(block).flatMap(({ from, to, words }) =>
        words > MOST_WORDS
          ? [
              {
                check: 'longSentence' as const,
                quote: block.text.slice(from, to),
                at: from,
                about: String(words),
              },
            ]
          : [],
      );

/** Short words in capitals are names; so is what has no vowel. */
const isName = (word: string): boolean => word.length < 5 || !/[AEIOUY]/.test(word);
const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'&.,:;!-]*(?:\s+[\p{Lu}\d][\p{Lu}\d’'&.,:;!-]*)*/gu;

/** Words that are written in capitals throughout: a whole line, or three and more in a row. */
export const capitals: BlockCheck = (block, value) =>
  [...block.text.matchAll(SHOUTED)].flatMap((run) => {
    const quote = run[0].replace(/[\s.,:;!-]+$/, '');
    const words = quote.match(/\p{Lu}{2,}/gu) ?? [];
    const shouted = words.filter((word) => !isName(word));
    const isWhole = !/\p{Ll}/u.test(block.text);
    const isMuch = isWhole
      ? shouted.length >= 1 && quote.length >= 8
      : words.length >= 3 && shouted.length >= 2;
    if (!isMuch) return [];
    const calm = calmed(quote, run.index === 0 || /[.!?]\s*$/.test(block.text.slice(0, run.index)));
    return [
      {
        check: 'capitals' as const,
        quote,
        at: run.index,
        ...mending(value, block, run.index, quote.length, calm),
      },
    ];
  });

/** The names that a church writes in capitals; what else is short in a shouted line is a word. */
const KEPT = new Set(
  'CSI CNI YMCA YWCA WCC CCA SCM NCCI CMC USA UK UN UTC HIV AIDS MLA MP NCC NSS PDF ISL NGO ID TV AD BC II III IV VI VII VIII IX'.split(
    ' ',
  ),
);
function calmed(text: string, begins: boolean): string {
  const small = text.replace(/\p{Lu}+/gu, (word) => (KEPT.has(word) ? word : word.toLowerCase()));
  return begins ? small.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : small;
}

const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|see|look|read)(?: on)? )?(?:here|this|this link|link|this page)$|^(?:read |know |learn |see )?more$|^(?:click|tap)(?: to .*| the link)?$/i;

/** Links whose words do not say where they lead. */
export const linkWords: BlockCheck = (block, value) =>
  block.links.flatMap(({ href, from, to }) => {
    const quote = block.text.slice(from, to);
    const lead = /^\s*/.exec(quote)?.[0].length ?? 0;
    const words = quote.trim();
    if (!SAYS_NOTHING.test(words.replace(/[\s.!>»…→]+$/, ''))) return [];
    const at = from + lead;
    const named = nameIn(href);
    const mend = named ? mending(value, block, at, words.length, named) : {};
    return [{ check: 'linkWords' as const, quote: words, at, about: lastPart(href), ...mend }];
  });

const lastPart = (href: string): string => {
  const path = href.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The name that a file's address says: 'Giving form' of 'Giving-form.pdf'; undefined where it is a number or a key. */
function nameIn(href: string): string | undefined {
  const words = lastPart(href)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .split(/[-_\s]+/)
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length >= 2 ? `the ${words.join(' ').toLowerCase()}` : undefined;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()“”"]*[^\s<>()“”"'’.,;:!?]/gi;

/** Addresses that stand in the text: read out, they are spelt. */
export const bareAddress: BlockCheck = (block, value) =>
  [...block.text.matchAll(ADDRESS)].map((found) => {
    const [quote] = found;
    const href = /^www/i.test(quote) ? `https://${quote}` : quote;
    const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? '';
    const isLink = block.links.some(({ from, to }) => from <= found.index && found.index < to);
    const [start, end] = [block.starts[found.index], block.ends[found.index + quote.length - 1]];
    const isHtml = /<[a-z]/i.test(value);
    const base = { check: 'bareAddress' as const, quote, at: found.index };
    if (!isHtml || start === undefined || end === undefined || /[<>]/.test(value.slice(start, end)) || !host)
      return base;
    const put = isLink ? escaped(host) : `<a href="${escaped(href)}">${escaped(host)}</a>`;
    return { ...base, mend: { words: host, value: value.slice(0, start) + put + value.slice(end) } };
  });

/** Headings of which one is passed over, and how deep the first may be: below the page's own comes the first of the text. */
export function headings(html: string): Found[] {
  const found: Found[] = [];
  // The page's own heading stands above the first of the text.
  let before = 0;
  for (const block of htmlBlocks(html)) {
    const level = Number(/^h([1-6])$/.exec(block.tag)?.[1] ?? 0);
    if (level === 0) continue;
    const right = Math.max(before, 1) + 1;
    if (level > right) {
      const close = html.indexOf(`</h${level}`, block.tagAt);
      const value = `${html.slice(0, block.tagAt)}<h${right}${html.slice(block.tagAt + 3, close)}</h${right}${html.slice(close + 4)}`;
      found.push({
        ...{ check: 'heading' as const, quote: block.text.trim(), at: 0, about: `${before} ${level}` },
        ...(close < 0 ? {} : { mend: { words: String(right), value } }),
      });
      before = right;
    } else before = level;
  }
  return found;
}

/** The pictures in a text, with what they say there. */
export const picturesIn = (html: string): { src: string; alt: string }[] =>
  [...html.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => ({
    src: attribute(tag, 'src'),
    alt: attribute(tag, 'alt'),
  }));

/** What one tap puts in place of some letters; nothing where a tag stands between them. */
export function mending(
  value: string,
  block: Block,
  at: number,
  length: number,
  words: string,
): Pick<Finding, 'mend'> {
  const now = replaced(value, block, at, at + length, words);
  return now === undefined ? {} : { mend: { words, value: now } };
}
