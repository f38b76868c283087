import { publication } from '#kinds/publication.ts';
import type { StoredFile, Variant } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { type DocumentBlock, documentBlocks, MOST_PAGES_READ } from '#lib/documentText.ts';
import { languagePath } from '#lib/languagePath.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { DocumentBookmark } from '#store/files/documents.ts';
import { documentHeadings, documentPages, textOfFile } from '#store/library/documentReads.ts';
import { pagePicture } from '#store/library/issuePictures.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import { languagesOfVersions } from '#store/records/versionFor.ts';
import { SHOWN, shownDay } from '../publications/publication.load.ts';

/** An issue of the magazine that can be read here. */
export interface IssueData {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly isSpecial: boolean;
  /** Plain text; ''. */
  readonly description: string;
  readonly cover: StoredFile;
  /** Its first PDF, the one that is read. */
  readonly file: StoredFile;
  /** How many pages the PDF has, and the last of them that has a page here. */
  readonly pages: number;
  readonly last: number;
  /** Its articles: bookmarks of the PDF, else headings of its text; none where it has neither. */
  readonly contents: readonly DocumentBookmark[];
}

/** A page of an issue. */
export interface IssuePageData extends IssueData {
  readonly number: number;
  readonly language: string;
  /** Its text; none where it is only a picture. */
  readonly blocks: readonly DocumentBlock[];
  /** Its text comes from OCR and has not been proofread. */
  readonly isMachine: boolean;
  /** Its copies as a picture; none yet. */
  readonly picture: readonly Variant[];
}

/** An issue with the id of what was read of its PDF, if anything was. */
type Read = readonly [issue: IssueData, documentId: string | undefined];

/** Loads an issue that visitors may see; null for one without a PDF whose pages are counted, and for every other publication. */
export async function loadIssue(db: ReadDb, id: string): Promise<IssueData | null> {
  const [issue] = (await readIssue(db, id)) ?? [null];
  return issue;
}

/** Loads a page of such an issue, counted from 1; null if it has no such page. */
export async function loadIssuePage(db: ReadDb, id: string, number: number): Promise<IssuePageData | null> {
  const [issue, documentId] = (await readIssue(db, id)) ?? [null];
  if (!issue || number < 1 || number > issue.last) return null;
  const [[page], picture] = documentId
    ? await Promise.all([documentPages(db, documentId, number, number), pagePicture(db, documentId, number)])
    : [[], []];
  return {
    ...issue,
    number,
    language: page?.language ?? 'en',
    blocks: documentBlocks(page?.text ?? ''),
    isMachine: page?.source === 'machine',
    picture,
  };
}

async function readIssue(db: ReadDb, id: string): Promise<Read | null> {
  const load = { fields: SHOWN, files: 'whole' } as const;
  const issue = await readRecord(VISITOR, db, publication, id, load);
  const [file] = issue?.type === 'magazine' ? issue.pdf : [];
  if (!issue || !file?.pages) return null;
  const read = await textOfFile(db, file.id);
  const found = read && (read.bookmarks.length > 1 ? read.bookmarks : await documentHeadings(db, read.id));
  const { pages } = file;
  const last = Math.min(pages, MOST_PAGES_READ);
  const data = {
    ...{ id: issue.id, day: shownDay(issue), isSpecial: issue.special_edition, file, pages, last },
    description: issue.description.trim(),
    cover: issue.thumbnail ?? file,
    contents: articlesIn(found ?? []).filter(({ page }) => page <= last),
  };
  return [data, read?.id];
}

/** Below this level, from 1, entries are parts of an article. */
const ARTICLES = 2;

/** The entries that are articles: those of the upper levels; all where that leaves fewer than two. */
export function articlesIn(entries: readonly DocumentBookmark[]): readonly DocumentBookmark[] {
  const articles = entries.filter(({ level }) => level <= ARTICLES);
  return articles.length > 1 ? articles : entries;
}

/** Of a monthly's forty years. */
const MOST_MAPPED = 500;

/** The paths of the newest issues that can be read, each in the language it is written in, for the sitemap. */
export async function issuePaths(db: ReadDb, path: (id: string) => string): Promise<string[]> {
  const languages = await languagesOfVersions(VISITOR, db, publication);
  const { docs } = await listRecords(
    VISITOR,
    db,
    publication,
    { page: 1, limit: MOST_MAPPED, activated: true, where: { type: 'magazine' } },
    { fields: ['pdf'], files: 'whole' },
  );
  return docs
    .filter(({ pdf: [file] }) => file?.pages)
    .map(({ id }) => languagePath(languages.get(id) ?? 'en', path(id)));
}
