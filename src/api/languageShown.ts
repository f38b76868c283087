import type { FastifyRequest } from 'fastify';
import type { Staff } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import type { Db } from '#store/database/db.ts';
import { languageOfPerson } from '#store/desk/language.ts';

const KEPT = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(\\w+)`);

/** In which language the screen speaks that asks: that of its device, which the console shows, else that of the account. */
export async function languageShown({ headers }: FastifyRequest, viewer: Staff, db: Db): Promise<Language> {
  const kept = KEPT.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((one) => one === kept) ?? (await languageOfPerson(viewer, db)) ?? 'en';
}
