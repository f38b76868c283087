import { fold } from './fold.ts';

/** A piece of a page of a paper: a heading of this level, from 2 on as on the page of the website, or a paragraph (0). */
export interface PaperBlock {
  readonly level: number;
  readonly text: string;
}

/** Where the text of a page comes from: out of the file, read by a machine, or corrected by people. */
export const PAPER_SOURCES = ['layer', 'machine', 'corrected'] as const;
export type PaperSource = (typeof PAPER_SOURCES)[number];

/** Of one page of a paper, as it is kept and corrected. */
export const LONGEST_PAPER_PAGE = 60_000;
/** Below the title of the page on which it is shown. */
const [FIRST_LEVEL, LAST_LEVEL] = [2, 4];

/**
 * The text of a page of a paper is kept so that people can correct it in a field: paragraphs with an empty line between them; what begins with '# ' is a
 * heading, with '## ' one below it, with '### ' one below that.
 */
export function paperBlocks(text: string): PaperBlock[] {
  return text.split(/\n\s*\n/).flatMap((piece) => {
    const words = piece.replace(/\s+/g, ' ').trim();
    if (words === '') return [];
    const marks = /^(#{1,3}) (.+)$/.exec(words);
    return [marks?.[1] ? { level: marks[1].length + 1, text: marks[2] ?? '' } : { level: 0, text: words }];
  });
}

/** The text of these pieces, as `paperBlocks` reads it again. */
export const paperTextOf = (blocks: readonly PaperBlock[]): string =>
  blocks
    .map(({ level, text }) => (level === 0 ? text : `${'#'.repeat(clamped(level) - 1)} ${text}`))
    .join('\n\n')
    .slice(0, LONGEST_PAPER_PAGE);

const clamped = (level: number): number => Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, level));

/**
 * The letters and digits of a text, folded, and nothing between them: by these a paper is searched, since files and machines often put blanks where there are
 * none, but no letter. What is searched for passes here too.
 */
export const lettersAlone = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
