import { isOutage as isDatabaseOutage } from '#store/database/databaseErrors.ts';
import type { Db } from '#store/database/db.ts';
import {
  CONTENT_CHANNEL,
  type Generations as ContentGenerations,
  contentGenerations,
  generationsIn,
} from '#store/database/generation.ts';
import type { Listen as ListenToDatabase } from '#store/database/listener.ts';
import {
  createReader,
  type PageReads as DatabaseOfPage,
  type Reader as DatabaseReader,
  type ReadDb,
  type Reads as RecordedReads,
} from '#store/database/reads.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';

/** The database itself; only `*.load.ts` files look inside. */
export type PlainDb = Db;
/** The database as loaders get it for a cached page: it records what was read. */
export type PageReads = DatabaseOfPage;
/** What loaders read from: the database with or without recording. */
export type SiteDb = ReadDb;
export type Listen = ListenToDatabase;
/** What somebody searches for, looked up in the words that the church has written. */
export type Terms = SearchTerms;
/** A counter for each topic of the content, increased with each change. */
export type Generations = ContentGenerations;
/** The recorded reads of a page. */
export type Reads = RecordedReads;
export type Reader = DatabaseReader;

/** Whether an error means that the database is unreachable or too slow. */
export const isOutage = (error: unknown): boolean => isDatabaseOutage(error);

/** Reads the current generations. Throws if the database does not answer. */
export const readGenerations = (db: PlainDb): Promise<Generations> => contentGenerations(db);

/** Creates a reader that records what each page reads. */
export const readerOf = (db: PlainDb): Reader => createReader(db);

/** Subscribes to generation changes of all nodes; `listener` gets null if notifications may have been lost. */
export const listenForGenerations = async (listen: Listen, listener: (moved: Generations | null) => void) =>
  listen(CONTENT_CHANNEL, (notice) => listener(generationsIn(notice)));
