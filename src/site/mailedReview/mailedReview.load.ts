import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathForVisitors } from '#kinds/recordPaths.ts';
import { type ReviewedName, titleOf } from '#kinds/reviewed.ts';
import { createQueue } from '#lib/concurrency.ts';
import { dayOf } from '#lib/dates.ts';
import type { Db } from '#store/database/db.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { rolledBack, shownToVisitors } from '#store/records/preview.ts';
import { mailedReview } from '#store/reviewMail/mailedReview.ts';

/** The reasons why a link leads to no record. */
export type LinkTrouble = 'used' | 'expired' | 'unknown' | 'gone';

/** A pending record as the page of its link shows it. */
export interface ReviewByMail {
  readonly kind: ReviewedName;
  readonly title: string;
  readonly unit: string;
  readonly author: string;
  readonly person: string;
  readonly version: number;
  readonly state: 'waiting' | 'published' | 'sent_back' | 'none';
  /** The office's reason, if it was sent back. */
  readonly sentence: string;
  /** Pending since, YYYY-MM-DD. */
  readonly since: string;
  /** When it was changed, if after the mail was written. */
  readonly changedAt: Date | null;
  /** Its path once it is published. */
  readonly path: string;
  readonly used: boolean;
  /** Its page as visitors will see it, if it can be decided on. */
  readonly html: string | null;
}

/** Each preview holds a connection and a lock on the record; programs that scan mails open all links at once. */
const drawing = createQueue(2, 40);

/** Loads the record that a mail's link leads to, without side effects. Throws QueueFull. */
export async function loadReviewByMail(
  db: Db,
  token: string,
  now: Date,
  preview: (db: ReadDb, kind: string, id: string) => Promise<{ readonly html: string } | null>,
): Promise<ReviewByMail | LinkTrouble> {
  const found = await mailedReview(db, token, now);
  if (typeof found === 'string') return found;
  const { person, kind, record, changed, used } = found;
  const { id, version, review, activated } = record;
  const state = activated ? 'published' : (review?.state ?? 'none');
  const open = state === 'waiting' && !used;
  const page =
    open &&
    (await drawing.run(() =>
      rolledBack(db, async (tx) => {
        await shownToVisitors(person, tx, kind, id);
        return preview(tx, kind.name, id);
      }),
    ));
  return {
    kind: kind.name,
    title: titleOf(kind, record),
    unit: (record.diocese ?? record.department)?.name ?? '',
    author: record.author ?? '',
    person: person.name,
    version,
    state,
    sentence: review?.sentence ?? '',
    since: dayOf(review?.since ?? record.createdAt),
    changedAt: changed && open ? record.updatedAt : null,
    path: pathForVisitors({ kind: kind.name, id, ofDiocese: record.diocese !== null }),
    used,
    html: page ? page.html : null,
  };
}

/**
 * A token in the page's form, so that a submission comes from that page and this version of the record: a program that only knows the link has not
 * clicked the button.
 */
export const sealOfForm = (token: string, version: number | string): string =>
  createHmac('sha256', token).update(`review ${version}`).digest('base64url');

/** Whether the token was issued for this link and version. */
export function isSealed(token: string, version: string, seal: string): boolean {
  const [expected, given] = [Buffer.from(sealOfForm(token, version)), Buffer.from(seal)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
