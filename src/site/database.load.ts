import { isOutage as isDatabaseOutage } from '#store/databaseErrors.ts';
import type { Db } from '#store/db.ts';
import { CONTENT_CHANNEL, contentGeneration } from '#store/generation.ts';
import type { Listen as ListenToDatabase } from '#store/listener.ts';

/** The database as the site hands it to its loaders; only `*.load.ts` files look inside. */
export type SiteDb = Db;
export type Listen = ListenToDatabase;

/** Whether something failed because the database can't be reached or takes too long. */
export const isOutage = (error: unknown): boolean => isDatabaseOutage(error);

/** The current content generation; throws when the database does not answer. */
export const readGeneration = (db: SiteDb): Promise<number> => contentGeneration(db);

/** Calls `listener` with each new generation that any node makes, and with null when some may have been missed. */
export const listenForGenerations = async (listen: Listen, listener: (generation: number | null) => void) =>
  listen(CONTENT_CHANNEL, (payload) => listener(payload === null ? null : Number(payload)));
