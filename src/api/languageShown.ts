import type { FastifyRequest } from 'fastify';
import type { Staff } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { languageOfPerson } from '#store/dashboard/language.ts';
import type { Db } from '#store/database/db.ts';

const KEPT = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(\\w+)`);

/** The language of the requesting screen: the one the console shows on that device, or else the account's. */
export async function languageShown({ headers }: FastifyRequest, viewer: Staff, db: Db): Promise<Language> {
  const kept = KEPT.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((one) => one === kept) ?? (await languageOfPerson(viewer, db)) ?? 'en';
}
