import type { Db, Tx } from '#store/database/db.ts';
import { keepReply } from '#store/inbox/incomingReplies.ts';
import { dealWith, forgetRead, noteBounce, noteComplaint, readBefore } from '#store/mail/bounces.ts';
import { mailboxState, noteMailboxRead, noteMailboxTrouble } from '#store/mail/mailboxState.ts';
import { mailSecret } from '#store/mail/mailSecret.ts';
import { returnAddresses } from '../returnAddress.ts';
import { type OpenMailbox, openMailbox } from './imap.ts';
import { type Comeback, understand } from './understand.ts';

export interface LookDeps {
  readonly db: Db;
  /** The mailbox and its address. */
  readonly imapUrl: string;
  readonly mailbox: string;
  now(): Date;
  log(sentence: string): void;
}

const MINUTE = 60_000;
const LONGEST_PAUSE = 60 * MINUTE;

/**
 * Looks into the mailbox when it is time to, and does what follows from each mail in it. One that can't be read is noted with its own words
 * and tried again after a pause that grows to an hour. Only one copy of the program may do so at a time.
 */
export async function lookIntoMailbox(deps: LookDeps, ending: AbortSignal): Promise<void> {
  const { db, now, log } = deps;
  const before = await mailboxState(db);
  if (before && before.next > now()) return;
  let box: OpenMailbox | undefined;
  try {
    box = await openMailbox(deps.imapUrl);
    const unknown = await readAll(deps, box, ending);
    // The next minute's look is never a moment too early.
    await noteMailboxRead(db, unknown, now(), new Date(now().getTime() + MINUTE / 2));
  } catch (error) {
    const sentence = (error as Error).message;
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (before?.failures ?? 0));
    log(`The mailbox can't be read: ${sentence}`);
    await noteMailboxTrouble(db, sentence, now(), new Date(now().getTime() + pause)).catch((failed: Error) =>
      log(`That can't be noted either: ${failed.message}`),
    );
  } finally {
    await box?.close();
  }
}

/** Reads what has not been read before; returns how many mails nobody knows what to do with. */
async function readAll(deps: LookDeps, box: OpenMailbox, ending: AbortSignal): Promise<number> {
  const { db } = deps;
  const addresses = returnAddresses(deps.mailbox, await mailSecret(db));
  const uids = await box.uids();
  await forgetRead(db, box.uidValidity, uids);
  const before = await readBefore(db, box.uidValidity);
  let unknown = 0;
  for (const uid of uids) {
    if (ending.aborted) break;
    let done = before.get(uid);
    if (done === undefined) {
      const raw = await box.fetch(uid);
      if (!raw) continue;
      const comeback = await understood(raw, addresses);
      done = await dealWith(db, { uidValidity: box.uidValidity, uid }, deps.now(), (tx) =>
        act(tx, comeback, deps.now()),
      );
      if (!done) {
        deps.log(`A mail was left in the mailbox: ${whyLeft(comeback)}.`);
        await box.flag(uid);
      }
    }
    // After the COMMIT: killed before, it is found again and put away without being read a second time.
    if (done) await box.putAway(uid);
    else unknown++;
  }
  return unknown;
}

/** One mail that can't be taken apart must not keep the others waiting. */
async function understood(...[raw, addresses]: Parameters<typeof understand>): Promise<Comeback> {
  try {
    return await understand(raw, addresses);
  } catch (error) {
    return { as: 'unknown', why: `it can't be read (${(error as Error).message})` };
  }
}

/** Returns whether the mail has been dealt with. */
async function act(tx: Tx, comeback: Comeback, now: Date): Promise<boolean> {
  switch (comeback.as) {
    case 'bounce':
      return noteBounce(tx, comeback.mailId, comeback, now);
    case 'complaint':
      return noteComplaint(tx, comeback.mailId, now);
    case 'reply':
      return keepReply(tx, comeback, now);
    case 'nothing':
      return true;
    case 'unknown':
      return false;
  }
}

const whyLeft = (comeback: Comeback): string =>
  comeback.as === 'unknown' || comeback.as === 'nothing'
    ? comeback.why
    : comeback.as === 'reply'
      ? 'its letter has gone, or somebody else has answered it'
      : 'the mail that it is about is no longer kept';
