import type { Organisation } from '#lib/organisation.ts';
import { keepNotices } from '#store/consent/notices.ts';
import type { Db } from '#store/database/db.ts';

/** Keeps the notices as they stand beside the forms from now on. */
export const rememberNotices = (db: Db, organisation: Organisation, now: Date): Promise<void> =>
  keepNotices(db, organisation, now);
