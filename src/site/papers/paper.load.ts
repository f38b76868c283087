import type { StoredFile } from '#kinds/records.ts';
import { excerptOfLetters } from '#lib/foundLetters.ts';
import { lettersAlone, type PaperBlock, paperBlocks } from '#lib/paperText.ts';
import {
  openPaper,
  type PaperPageSize,
  pagesWith,
  paperHeadings,
  paperPages,
} from '#store/library/paperReads.ts';
import { publicPapers } from '#store/library/places.ts';
import type { SiteDb } from '../reading/database.load.ts';

/** So many pages of a PDF, and so much of their text, stand on one page of the site. */
const MOST_PAGES = 12;
const MOST_BYTES = 30_000;

/** A part of a paper: from which page of the PDF to which. */
export interface PaperPart {
  readonly from: number;
  readonly to: number;
}

/** An entry of its contents, with the part of the paper in which it stands, counted from 1. */
export interface PaperEntry {
  readonly title: string;
  readonly page: number;
  readonly level: number;
  readonly part: number;
}

/** A page of the PDF as it is read. */
export interface PaperPageShown {
  readonly number: number;
  readonly language: string;
  readonly blocks: readonly PaperBlock[];
}

/** A part of a PDF as a page of the site. */
export interface PaperData {
  readonly file: StoredFile;
  readonly title: string;
  readonly record: { readonly kind: string; readonly id: string };
  readonly contents: readonly PaperEntry[];
  readonly parts: readonly PaperPart[];
  /** Which of them it is, from 1. */
  readonly part: number;
  readonly pages: readonly PaperPageShown[];
  /** Something of this part was read by a machine, and by nobody since. */
  readonly isMachine: boolean;
  readonly total: number;
}

/** A part of the paper of a file that visitors may see; null when there is none. */
export async function loadPaper(db: SiteDb, name: string, part: number): Promise<PaperData | null> {
  const paper = await openPaper(db, name);
  if (!paper) return null;
  const { id, file, place, bookmarks, pages: sizes } = paper;
  const parts = partsOf(sizes);
  const own = parts[part - 1];
  if (!own) return null;
  const [pages, headings] = await Promise.all([
    paperPages(db, id, own.from, own.to),
    bookmarks.length > 1 ? bookmarks : paperHeadings(db, id),
  ]);
  const partWith = (page: number): number =>
    parts.findIndex(({ from, to }) => page >= from && page <= to) + 1;
  return {
    file,
    title: place.title || file.originalName,
    record: { kind: place.kind, id: place.record },
    contents: headings
      .map((entry) => ({ ...entry, part: partWith(entry.page) }))
      .filter((entry) => entry.part > 0),
    ...{ parts, part },
    pages: pages.map(({ number, language, text }) => ({ number, language, blocks: paperBlocks(text) })),
    isMachine: pages.some(({ source, text }) => source === 'machine' && text !== ''),
    total: file.pages ?? sizes.length,
  };
}

/** The names of all papers that have a page, for the site map. */
export const loadPaperNames = (db: SiteDb): Promise<readonly string[]> => publicPapers(db);

/** As many pages a part as fit. */
export function partsOf(sizes: readonly PaperPageSize[]): PaperPart[] {
  const parts: (PaperPart & { bytes: number })[] = [];
  for (const { number, bytes } of sizes) {
    const last = parts.at(-1);
    if (last && number - last.from < MOST_PAGES && last.bytes + bytes <= MOST_BYTES)
      parts[parts.length - 1] = { ...last, to: number, bytes: last.bytes + bytes };
    else parts.push({ from: number, to: number, bytes });
  }
  return parts.map(({ from, to }) => ({ from, to }));
}

/** What is found in a paper. */
export interface PaperFound extends Pick<PaperData, 'file' | 'title'> {
  readonly words: string;
  readonly hits: readonly {
    readonly page: number;
    readonly part: number;
    readonly language: string;
    /** Pieces, of which those at odd indexes are what was found. */
    readonly excerpt: readonly string[];
  }[];
}

/** The pages of a paper on which these words stand; null when there is no such paper. */
export async function findInPaper(db: SiteDb, name: string, words: string): Promise<PaperFound | null> {
  const paper = await openPaper(db, name);
  if (!paper) return null;
  const parts = partsOf(paper.pages);
  const found = await pagesWith(db, paper.id, words);
  let left = LOOKED_THROUGH;
  const excerptOf = (text: string): readonly string[] => {
    if (left <= 0) return [];
    left -= text.length;
    return excerptOfLetters(plainText(text), [lettersAlone(words)], EXCERPT) ?? [];
  };
  return {
    file: paper.file,
    title: paper.place.title || paper.file.originalName,
    words,
    hits: found.map(({ number, language, text }) => ({
      page: number,
      part: Math.max(1, parts.findIndex(({ from, to }) => number >= from && number <= to) + 1),
      language,
      excerpt: excerptOf(text),
    })),
  };
}

/** So much of what was found is looked through for excerpts, some thirty pages of a book: further pages are named alone. It holds up everybody else meanwhile. */
const LOOKED_THROUGH = 100_000;

/** So much is shown of a page around what was looked for. */
const EXCERPT = 220;

/** What a page of a paper says, in one piece. */
export const plainText = (text: string): string =>
  paperBlocks(text)
    .map((block) => block.text)
    .join(' ');
