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

/** What the link of a mail leads to; nothing is done by looking. */
export interface MailedReview {
  readonly person: Staff;
  readonly kind: ReviewedKind;
  /** As it is now. */
  readonly record: AnyRecord;
  /** Whether it was changed since the mail was written. */
  readonly changed: boolean;
  /** The link has done what it was for. */
  readonly used: boolean;
}

/**
 * The record that a link is about. Instead of it: what is wrong with the link, or 'gone' when the record is in the trash or its person may not
 * decide on it any more.
 */
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

/** What somebody decides by such a link. */
export interface MailedDecision {
  readonly act: 'publish' | 'send_back';
  /** What should be changed, where it is sent back. */
  readonly sentence: string;
}

/**
 * Decides on what a link is about, as its person and by the ordinary writes, and uses the link up in the same transaction: refused, it holds as
 * before. `version`: that of the page on which the button was pressed. Throws Refusal: 422 for a link that opens nothing, 404 when the person
 * may not decide on it, 409 when it does not wait any more or was changed since.
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
    if (!row.waiting_since) throw new Refusal(409, `This ${kind.one} does not wait any more.`);
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
