import { isOutage as isDatabaseOutage } from '#store/database/databaseErrors.ts';
import type { Db } from '#store/database/db.ts';
import type { Listen as ListenToDatabase } from '#store/database/listener.ts';
import {
  CONTENT_CHANNEL,
  type Generations as ContentGenerations,
  contentGenerations,
  generationsIn,
} from '#store/records/generation.ts';
import {
  createReader,
  type PageReads as DatabaseOfPage,
  type Reader as DatabaseReader,
  type ReadDb,
  type Reads as RecordedReads,
} from '#store/records/reads.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';

/** The database itself; only `*.load.ts` files look inside. */
export type PlainDb = Db;
/** The database as loaders are given it, for a page that remembers what was read for it. */
export type PageReads = DatabaseOfPage;
/** What loaders read from: either of them. */
export type SiteDb = ReadDb;
export type Listen = ListenToDatabase;
/** What somebody searches for, looked up in the words that the church has written. */
export type Terms = SearchTerms;
/** How often each part of the content has been changed. */
export type Generations = ContentGenerations;
/** What a page was made of. */
export type Reads = RecordedReads;
export type Reader = DatabaseReader;

/** Whether something failed because the database can't be reached or takes too long. */
export const isOutage = (error: unknown): boolean => isDatabaseOutage(error);

/** The current generations of all content; throws when the database does not answer. */
export const readGenerations = (db: PlainDb): Promise<Generations> => contentGenerations(db);

/** Reads from this database for pages, and remembers what was read for each. */
export const readerOf = (db: PlainDb): Reader => createReader(db);

/** Calls `listener` with those generations that any node has moved, and with null when some may have been missed. */
export const listenForGenerations = async (listen: Listen, listener: (moved: Generations | null) => void) =>
  listen(CONTENT_CHANNEL, (notice) => listener(generationsIn(notice)));
