import { withoutEnd } from '#lib/withoutEnd.ts';
import { attribute, type Block, escaped, htmlBlocks, replaced } from './blocks.ts';
import type { Finding } from './finding.ts';
import { MOST_WORDS, sentencesOf } from './sentences.ts';

/** A check of one block of a field with this value. */
export type BlockCheck = (block: Block, value: string, on: string) => readonly Found[];
/** A finding without its field yet. */
export type Found = Omit<Finding, 'field' | 'nth'> & { readonly at: number };

/** Sentences too long for most readers. Quotations are exempt. */
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

/** Short words in capitals are names; so are words without vowels. */
const isName = (word: string): boolean => word.length < 5 || !/[AEIOUY]/.test(word);
const SHOUTED =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'&.,:;!-]*(?!\p{Ll})(?:\s+[\p{Lu}\d][\p{Lu}\d’'&.,:;!-]*(?!\p{Ll}))*/gu;

/** Words entirely in capitals: a whole line, or three and more in a row. */
export const capitals: BlockCheck = (block, value) =>
  [...block.text.matchAll(SHOUTED)].flatMap((run) => {
    const quote = withoutEnd(run[0], /[\s.,:;!-]/);
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

/** The names that a church writes in capitals; other short words in a capitalised line are ordinary words. */
const KEPT = new Set(
  'CSI CNI YMCA YWCA WCC CCA SCM NCCI CMC USA UK UN UTC HIV AIDS MLA MP NCC NSS PDF ISL NGO ID TV AD BC II III IV VI VII VIII IX'.split(
    ' ',
  ),
);
function calmed(text: string, begins: boolean): string {
  const small = text.replace(/\p{Lu}+/gu, (word) => (KEPT.has(word) ? word : word.toLowerCase()));
  const start = begins ? /^\P{L}*\p{L}|[.!?]\s+\p{L}/gu : /[.!?]\s+\p{L}/gu;
  return small.replace(start, (beginning) => beginning.toUpperCase());
}

/** Meaningless link texts, in English and the four Indian languages. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|see|look|read)(?: on)? )?(?:here|this|this link|link|this page)$|^(?:read |know |learn |see )?more$|^(?:click|tap)(?: to .*| the link)?$/i;
const SAYS_NOTHING_THERE = new Set(
  [
    ...['இங்கே', 'இங்கே கிளிக் செய்யவும்', 'இங்கே கிளிக் செய்க', 'இங்கே சொடுக்கவும்', 'மேலும் படிக்க', 'மேலும்'],
    ...['ఇక్కడ', 'ఇక్కడ క్లిక్ చేయండి', 'ఇక్కడ నొక్కండి', 'ఇంకా చదవండి', 'మరింత చదవండి', 'మరిన్ని'],
    ...['ಇಲ್ಲಿ', 'ಇಲ್ಲಿ ಕ್ಲಿಕ್ ಮಾಡಿ', 'ಇಲ್ಲಿ ಒತ್ತಿ', 'ಇನ್ನಷ್ಟು ಓದಿ', 'ಮುಂದೆ ಓದಿ', 'ಇನ್ನಷ್ಟು'],
    ...['ഇവിടെ', 'ഇവിടെ ക്ലിക്ക് ചെയ്യുക', 'ഇവിടെ അമർത്തുക', 'കൂടുതൽ വായിക്കുക', 'തുടർന്ന് വായിക്കുക', 'കൂടുതൽ'],
  ].map((words) => words.normalize('NFC')),
);
const saysNothing = (words: string): boolean => {
  const bare = withoutEnd(words, /[\s.!>»…→]/);
  return (
    SAYS_NOTHING.test(bare) ||
    SAYS_NOTHING_THERE.has(bare.normalize('NFC').replace(/[\s\u200c\u200d]+/gu, ' '))
  );
};

/** Links whose text does not say where they lead. */
export const linkWords: BlockCheck = (block, value) =>
  block.links.flatMap(({ href, from, to }) => {
    const quote = block.text.slice(from, to);
    const lead = /^\s*/.exec(quote)?.[0].length ?? 0;
    const words = quote.trim();
    if (!saysNothing(words)) return [];
    const at = from + lead;
    const named = nameIn(href);
    const mend = named ? mending(value, block, at, words.length, named) : {};
    return [{ check: 'linkWords' as const, quote: words, at, about: lastPart(href), ...mend }];
  });

const lastPart = (href: string): string => {
  const path = withoutEnd(href.split(/[?#]/, 1)[0] ?? '', /\//);
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The name in a file's address: 'Giving form' for 'Giving-form.pdf'; undefined if it is a number or a key. */
function nameIn(href: string): string | undefined {
  const words = lastPart(href)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .split(/[-_\s]+/)
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length >= 2 ? `the ${words.join(' ').toLowerCase()}` : undefined;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()“”"]*[^\s<>()“”"'’.,;:!?]/gi;
/**
 * A bare host, detected by a top-level domain that is no word of a sentence: if a space is missing after a full stop, 'came.in' is none. All lower case, since
 * names of firms have capitals.
 */
const HOST =
  /(?<![\p{L}\p{N}@./-])(?:[a-z0-9][a-z0-9-]+\.)+(?:com|org|net|edu|(?:ac|co|edu|gov|net|nic|org|res)\.in)(?![\p{L}\p{N}@-])(?:\/[^\s<>()“”"]*[^\s<>()“”"'’.,;:!?])?/gu;
/** Addresses in the words of a block. A bare host is an acceptable link text. */
function addressesIn({ text, links }: Block): RegExpExecArray[] {
  const whole = [...text.matchAll(ADDRESS)];
  const isWithin = (at: number): boolean =>
    whole.some((one) => one.index <= at && at < one.index + one[0].length) ||
    links.some(({ from, to }) => from <= at && at < to);
  return [...whole, ...[...text.matchAll(HOST)].filter(({ index }) => !isWithin(index))];
}

/** Addresses in the text: a screen reader spells them out. */
export const bareAddress: BlockCheck = (block, value) =>
  addressesIn(block).map((found) => {
    const [quote] = found;
    const href = /^https?:/i.test(quote) ? quote : `https://${quote}`;
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

/** Headings that skip a level, and how deep the first may be: the first heading of the text comes below the page's own. */
export function headings(html: string): Found[] {
  const found: Found[] = [];
  // The page's own heading is above the first of the text.
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

/** The pictures in a text, with their alternative texts there. */
export const picturesIn = (html: string): { src: string; alt: string }[] =>
  [...html.matchAll(/<img\b[^<>]*>/gi)].map(([tag]) => ({
    src: attribute(tag, 'src'),
    alt: attribute(tag, 'alt'),
  }));

/** The proposed fix for some letters; none if a tag is between them. */
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
