import type { Organisation } from '#lib/organisation.ts';
import { keepNotices } from '#store/consent/notices.ts';
import type { Db } from '#store/database/db.ts';

/** Stores the current text of the notices shown next to the forms. */
export const rememberNotices = (db: Db, organisation: Organisation, now: Date): Promise<void> =>
  keepNotices(db, organisation, now);
