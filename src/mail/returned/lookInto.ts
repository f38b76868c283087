import type { Db, Tx } from '#store/database/db.ts';
import { noteBounce, noteComplaint } from '#store/delivery/bounces.ts';
import { mailboxState, noteMailboxRead, noteMailboxTrouble } from '#store/delivery/mailboxState.ts';
import { dealWith, forgetRead, noteReading, readBefore, withdrawReading } from '#store/delivery/mailsRead.ts';
import { keepReply } from '#store/inbox/incomingReplies.ts';
import { mailSecret } from '#store/mailQueue/mailSecret.ts';
import { type ReturnAddresses, returnAddresses } from '../returnAddress.ts';
import { type OpenMailbox, openMailbox } from './imap.ts';
import type { ParsedMail } from './parseMail.ts';
import { ReaderEnded } from './readerEnded.ts';
import { classify, type ReceivedMail } from './understand.ts';

export interface LookDeps {
  readonly db: Db;
  /** The mailbox's IMAP address, with user and password. */
  readonly imapUrl: string;
  readonly mailbox: string;
  /** Parses a mail, in a separate process. Rejects with ReaderEnded when that process has ended. */
  parse(raw: Uint8Array, ending: AbortSignal): Promise<ParsedMail>;
  now(): Date;
  log(sentence: string): void;
}

const MINUTE = 60_000;
const LONGEST_PAUSE = 60 * MINUTE;
/** A mail that has ended its reader this often is skipped. */
const MOST_TRIES = 2;

/**
 * Reads the mailbox if it is due and processes each mail in it. A failure is recorded with the server's message and retried after a pause that
 * grows to an hour. The caller makes sure that only one copy of the program does this at a time.
 */
export async function lookIntoMailbox(deps: LookDeps, ending: AbortSignal): Promise<void> {
  const { db, now, log } = deps;
  const before = await mailboxState(db);
  if (before && before.next > now()) return;
  let box: OpenMailbox | undefined;
  try {
    box = await openMailbox(deps.imapUrl);
    const unknown = await readAll(deps, box, ending);
    // The job runs every minute. With half a minute here, the next run never comes too early.
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

/** Processes the mails that have not been read before; returns how many nobody could make sense of. */
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
      const place = { uidValidity: box.uidValidity, uid };
      const tries = await noteReading(db, place, deps.now());
      const raw = await box.fetch(uid);
      if (!raw) continue;
      const comeback = await understood(deps, raw, addresses, tries, ending);
      if (ending.aborted) {
        // The program is shutting down: that is not the mail's fault.
        await withdrawReading(db, place);
        break;
      }
      // It is read again in the next run.
      if (comeback === null) continue;
      done = await dealWith(db, place, deps.now(), isSetAside(comeback), (tx) =>
        act(tx, comeback, deps.now()),
      );
      if (!done) {
        deps.log(`A mail was left in the mailbox: ${whyLeft(comeback)}.`);
        await box.flag(uid);
      }
    }
    // Moved after COMMIT: if the program is killed before, the mail is found again and moved without being processed twice.
    if (done) await box.putAway(uid);
    else unknown++;
  }
  return unknown;
}

/** Classifies a mail; one that cannot be parsed must not block the others. null: it ended its reader, and is tried again. */
async function understood(
  { parse }: LookDeps,
  raw: Uint8Array,
  addresses: ReturnAddresses,
  tries: number,
  ending: AbortSignal,
): Promise<ReceivedMail | null> {
  if (tries > MOST_TRIES) return SET_ASIDE;
  try {
    return classify(await parse(raw, ending), addresses);
  } catch (error) {
    if (error instanceof ReaderEnded) return tries < MOST_TRIES ? null : SET_ASIDE;
    return { as: 'unknown', why: `it can't be read (${(error as Error).message})` };
  }
}

const SET_ASIDE: ReceivedMail = { as: 'unknown', why: 'it has twice ended the process that reads mails' };
const isSetAside = (comeback: ReceivedMail): boolean => comeback === SET_ASIDE;

/** Applies a mail's effect. Returns whether it was dealt with. */
async function act(tx: Tx, comeback: ReceivedMail, now: Date): Promise<boolean> {
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

const whyLeft = (comeback: ReceivedMail): string =>
  comeback.as === 'unknown' || comeback.as === 'nothing'
    ? comeback.why
    : comeback.as === 'reply'
      ? 'its letter has gone, or somebody else has answered it'
      : 'the mail that it is about is no longer kept';
