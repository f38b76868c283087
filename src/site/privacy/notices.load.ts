import type { Organisation } from '#lib/organisation.ts';
import { keepNotices } from '#store/consent/notices.ts';
import type { PlainDb } from '../reading/database.load.ts';

/** Keeps the notices as they stand beside the forms from now on. */
export const rememberNotices = (db: PlainDb, organisation: Organisation, now: Date): Promise<void> =>
  keepNotices(db, organisation, now);
