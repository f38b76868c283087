import { fold } from './fold.ts';

/** A block of a page's text: a heading of this level, from 2 on as on the web page, or a paragraph (0). */
export interface DocumentBlock {
  readonly level: number;
  readonly text: string;
}

/** The source of a page's text: the file, OCR, or corrected by people. */
export const DOCUMENT_SOURCES = ['layer', 'machine', 'corrected'] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

/** At most this many pages of a PDF are read; the rest is only in the file. */
export const MOST_PAGES_READ = 300;
/** Maximum length of one page's text, as stored and corrected. */
export const LONGEST_DOCUMENT_PAGE = 60_000;
/** The levels of headings, below the title of the page that shows them. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/**
 * Parses the text of a page as it is stored: paragraphs separated by empty lines; '# ' marks a heading, '## ' one a level below, '### ' one below
 * that. People who correct a page see headings, not these marks.
 */
export function documentBlocks(text: string): DocumentBlock[] {
  return text.split(/\n\s*\n/).flatMap((piece) => {
    const words = piece.replace(/\s+/g, ' ').trim();
    if (words === '') return [];
    const marks = /^(#{1,3}) (.+)$/.exec(words);
    return [marks?.[1] ? { level: marks[1].length + 1, text: marks[2] ?? '' } : { level: 0, text: words }];
  });
}

/** Converts blocks to text that `documentBlocks` can parse, however long. */
export const wholeTextOf = (blocks: readonly DocumentBlock[]): string =>
  blocks
    .map(({ level, text }) => (level === 0 ? text : `${'#'.repeat(clamped(level) - 1)} ${text}`))
    .join('\n\n');

/** The same, cut to what is stored of a page. */
export const documentTextOf = (blocks: readonly DocumentBlock[]): string =>
  wholeTextOf(blocks).slice(0, LONGEST_DOCUMENT_PAGE);

const [FIRST_LEVEL, , LAST_LEVEL] = HEADING_LEVELS;
const clamped = (level: number): number => Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, level));

/**
 * Returns only the letters and digits of a text, folded: searches in documents use them, since files and OCR often insert spaces, but no letters. The
 * search words are converted in the same way.
 */
export const lettersAlone = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
