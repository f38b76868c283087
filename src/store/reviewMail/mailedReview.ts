import type { AnyRecord } from '#kinds/records.ts';
import { type ReviewedKind, reviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import {
  type FoundLink,
  type LinkTrouble,
  readLink,
  readUsedLink,
  takeLink,
} from '../accounts/singleUseLinks.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { readRecord } from '../records/records.ts';
import { sendBack } from '../records/sendBack.ts';
import { maySwitch } from '../records/waiting.ts';
import { switchRecords } from '../records/write.ts';

/** The target of a mail's link; reading it changes nothing. */
export interface MailedReview {
  readonly person: Staff;
  readonly kind: ReviewedKind;
  /** In its current state. */
  readonly record: AnyRecord;
  /** Whether it was changed since the mail was rendered. */
  readonly changed: boolean;
  /** The link was used. */
  readonly used: boolean;
}

/** The record of a link. Otherwise what is wrong with the link, or 'gone' when the record is in the trash or its person may no longer decide on it. */
export async function mailedReview(
  db: Db,
  token: string,
  now: Date,
): Promise<MailedReview | LinkTrouble | 'gone'> {
  const read = await readLink(db, 'review', token, now);
  const link = read === 'used' ? await readUsedLink(db, 'review', token) : read;
  if (typeof link === 'string' || link === null) return link ?? 'unknown';
  const { kind, record: id, version } = aboutOf(link);
  const record = kind && maySwitch(link.staff, kind) ? await readRecord(link.staff, db, kind, id) : undefined;
  if (!kind || !record) return 'gone';
  return {
    person: link.staff,
    kind,
    record,
    changed: String(record.version) !== version,
    used: read === 'used',
  };
}

/** A decision made with such a link. */
export interface MailedDecision {
  readonly act: 'publish' | 'send_back';
  /** What should be changed, when sending back. */
  readonly sentence: string;
}

/**
 * Decides on a link's record, as its person and through the write path, and uses the link up in the same transaction: after a refusal it stays valid.
 * `version`: that of the page on which the button was clicked. Throws Refusal: 422 for an invalid link, 404 when the person may not decide on it, 409 when it
 * does not wait any more or was changed since.
 */
export async function decideByMail(
  db: Db,
  token: string,
  decision: MailedDecision,
  version: number,
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const link = await takeLink(tx, 'review', token, now);
    const viewer: Staff = { ...link.staff, via: 'mail_link' };
    const { kind, record: id } = aboutOf(link);
    const [row] = kind && maySwitch(viewer, kind) ? await lockRecords(tx, viewer, kind, [id], 'switch') : [];
    if (!kind || !row) throw new Refusal(404, mayNotDecide);
    if (row.activated) throw new Refusal(409, `This ${kind.one} is published already.`);
    if (!row.waiting_since) throw new Refusal(409, `This ${kind.one} is no longer awaiting approval.`);
    if (row.version !== version)
      throw new Refusal(
        409,
        `This ${kind.one} was changed a moment ago. Please read it once more before you decide.`,
      );
    const options = { now, version };
    if (decision.act === 'publish') await switchRecords(viewer, tx, kind, [id], true, options);
    else await sendBack(viewer, tx, kind, id, decision.sentence, options);
  });
}

const mayNotDecide = 'You cannot decide on this (any more).';

const aboutOf = ({ about }: Pick<FoundLink, 'about'>) => ({
  kind: reviewedKind(about.kind),
  record: about.record ?? '',
  version: about.version ?? '',
});
