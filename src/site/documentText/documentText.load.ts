import type { StoredFile } from '#kinds/records.ts';
import { type DocumentBlock, documentBlocks, lettersAlone } from '#lib/documentText.ts';
import { excerptOfLetters } from '#lib/foundLetters.ts';
import type { ReadDb } from '#store/database/reads.ts';
import {
  type DocumentPageSize,
  documentHeadings,
  documentPages,
  openDocument,
  pagesWith,
} from '#store/library/documentReads.ts';
import { publicDocuments } from '#store/library/places.ts';

/** Maximum number of PDF pages, and of bytes of their text, on one page of the site. */
const MOST_PAGES = 12;
const MOST_BYTES = 30_000;

/** A part of a document: its first and last PDF page. */
export interface DocumentPart {
  readonly from: number;
  readonly to: number;
}

/** An entry of the contents, with the part that contains it, counted from 1. */
export interface DocumentEntry {
  readonly title: string;
  readonly page: number;
  readonly level: number;
  readonly part: number;
}

/** The text of one PDF page. */
export interface DocumentPageShown {
  readonly number: number;
  readonly language: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A part of a PDF as a page of the site. */
export interface DocumentData {
  readonly file: StoredFile;
  readonly title: string;
  readonly record: { readonly kind: string; readonly id: string };
  readonly contents: readonly DocumentEntry[];
  readonly parts: readonly DocumentPart[];
  /** The number of this part, from 1. */
  readonly part: number;
  readonly pages: readonly DocumentPageShown[];
  /** Some text of this part comes from OCR and has not been proofread. */
  readonly isMachine: boolean;
  readonly total: number;
}

/** Loads a part of a document whose file visitors may see; null if there is none. */
export async function loadDocument(db: ReadDb, name: string, part: number): Promise<DocumentData | null> {
  const paper = await openDocument(db, name);
  if (!paper) return null;
  const { id, file, place, bookmarks, pages: sizes } = paper;
  const parts = partsOf(sizes);
  const own = parts[part - 1];
  if (!own) return null;
  const [pages, headings] = await Promise.all([
    documentPages(db, id, own.from, own.to),
    bookmarks.length > 1 ? bookmarks : documentHeadings(db, id),
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
    pages: pages.map(({ number, language, text }) => ({ number, language, blocks: documentBlocks(text) })),
    isMachine: pages.some(({ source, text }) => source === 'machine' && text !== ''),
    total: file.pages ?? sizes.length,
  };
}

/** The names of all documents that have a page, for the sitemap. */
export const loadDocumentNames = (db: ReadDb): Promise<readonly string[]> => publicDocuments(db);

/** Splits a document into parts with as many pages as fit. */
export function partsOf(sizes: readonly DocumentPageSize[]): DocumentPart[] {
  const parts: (DocumentPart & { bytes: number })[] = [];
  for (const { number, bytes } of sizes) {
    const last = parts.at(-1);
    if (last && number - last.from < MOST_PAGES && last.bytes + bytes <= MOST_BYTES)
      parts[parts.length - 1] = { ...last, to: number, bytes: last.bytes + bytes };
    else parts.push({ from: number, to: number, bytes });
  }
  return parts.map(({ from, to }) => ({ from, to }));
}

/** Search results within a document. */
export interface DocumentFound extends Pick<DocumentData, 'file' | 'title'> {
  readonly words: string;
  readonly hits: readonly {
    readonly page: number;
    readonly part: number;
    readonly language: string;
    /** Pieces of text; those at odd indexes are matches. */
    readonly excerpt: readonly string[];
  }[];
}

/** Finds the pages of a document that contain these words; null if there is no such document. */
export async function findInDocument(db: ReadDb, name: string, words: string): Promise<DocumentFound | null> {
  const paper = await openDocument(db, name);
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

/**
 * Maximum characters of matching pages scanned for excerpts, about thirty book pages; further pages are listed without one. Scanning blocks all other
 * requests.
 */
const LOOKED_THROUGH = 100_000;

/** Length of the excerpt around a match. */
const EXCERPT = 220;

/** The text of a page as one string. */
export const plainText = (text: string): string =>
  documentBlocks(text)
    .map((block) => block.text)
    .join(' ');
