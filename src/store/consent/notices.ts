import { type RawBuilder, sql } from 'kysely';
import { LANGUAGES } from '#lib/language.ts';
import { NOTICE_FORMS, noticeVersion, wholeNotice } from '#lib/notices.ts';
import type { Organisation } from '#lib/organisation.ts';
import { organisationIn } from '#lib/organisation.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** Stores the current notices of the forms, so that what somebody was shown can be proved later. */
export async function keepNotices(db: Db, organisation: Organisation, now: Date): Promise<void> {
  const all = NOTICE_FORMS.flatMap((form) =>
    LANGUAGES.map((lang) => ({
      form,
      lang,
      said: wholeNotice(form, organisationIn(organisation, lang), lang),
    })),
  );
  // A language without its own words uses the English ones, which are stored once.
  const notices = [...new Map(all.toReversed().map((one) => [noticeVersion(one.said), one]))];
  await writing(db, async (tx) => {
    for (const [hash, { form, lang, said }] of notices.sort(([a], [b]) => (a < b ? -1 : 1)))
      await sql`insert into notice (hash, form, lang, said, first_at) values (${hash}, ${form}, ${lang}, ${said}, ${now})
        on conflict do nothing`.execute(tx);
  });
}

/** The text of the notice whose version a column holds, as the column `notice`. */
export const NOTICE_OF = (version: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select said from notice where hash = ${version}), '') as notice`;

/** The notice version that a form reports, as a value of a row; null for an unknown version: anybody can send anything. */
export const noticeShown = (version: string | undefined): RawBuilder<string | null> =>
  sql`(select hash from notice where hash = ${version ?? ''})`;
