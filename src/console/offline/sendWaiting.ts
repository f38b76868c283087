import { wordsIn } from '#lib/translations.ts';
import { ask, CallError } from '../kit/api.ts';
import { claimDraft } from '../kit/drafts/draftLocks.ts';
import { putDraft, readDraft } from '../kit/drafts/draftParts.ts';
import { draftsOf, dropDraft, type Waiting } from '../kit/drafts/draftStore.ts';
import { exchangeNow } from '../kit/drafts/sync.ts';
import { idempotencyKey } from '../kit/form/idempotencyKeys.ts';
import { readSession } from '../kit/session.ts';
import { isAsSent } from './isAsSent.ts';
import { uploadComing } from './uploadComing.ts';
import { OFFLINE } from './words.ts';

/** The server recognises a repeated create for a day (ADD-2). If a response was lost longer ago, it is unknown whether the create arrived. */
const KNOWN_MS = 23 * 3_600_000;

/** A user's outbox, oldest first. */
export const waitingOf = async (userId: string): Promise<Waiting[]> =>
  (await draftsOf(userId)).filter((draft): draft is Waiting => draft.outgoing !== undefined).reverse();

/**
 * Sends a user's outbox, one entry after the other, in one window only; `onSent` is called for each. Stops at the first that gets no response.
 * Rejected entries are held with the reason, for the user to open. Entries of other users are not touched, and nothing is sent under another user's
 * name.
 */
export async function sendWaiting(userId: string, onSent: (sent: Waiting) => void): Promise<void> {
  const all = async () => {
    for (const { id } of await waitingOf(userId)) {
      const result = await sendClaimed(userId, id, onSent);
      if (result === 'later') return;
    }
  };
  const { locks } = navigator;
  if (locks) await locks.request('outbox', { ifAvailable: true }, async (lock) => lock && (await all()));
  else await all();
}

/** Skipped while it is open in a form, which may change it. */
async function sendClaimed(
  userId: string,
  id: string,
  onSent: (sent: Waiting) => void,
): Promise<'done' | 'later'> {
  const release = await claimDraft(id);
  if (!release) return 'done';
  try {
    const draft = await readDraft(userId, id);
    const isWaiting = draft?.outgoing && draft.outgoing.held === undefined;
    return isWaiting ? await sendOne(draft as Waiting, onSent) : 'done';
  } finally {
    release();
  }
}

async function sendOne(draft: Waiting, onSent: (sent: Waiting) => void): Promise<'done' | 'later'> {
  const words = wordsIn(OFFLINE, 'en');
  const hold = async (held: string, of: Waiting = draft): Promise<'done'> => {
    await putDraft({ ...of, outgoing: { ...of.outgoing, held } });
    return 'done';
  };
  const session = readSession();
  if (session?.userId !== draft.userId) return 'later';
  const isNew = draft.outgoing.id === undefined;
  const { tried } = draft.outgoing;
  if (isNew && tried !== undefined && Date.now() - tried > KNOWN_MS) return hold(words.unsure);
  let whole = draft;
  try {
    whole = await uploadComing(draft);
    if (readSession()?.userId !== draft.userId) return 'later';
    const { call, id, body } = whole.outgoing;
    if (JSON.stringify(body).includes('"coming ')) return hold(words.filesGone, whole);
    if (tried === undefined) await putDraft({ ...whole, outgoing: { ...whole.outgoing, tried: Date.now() } });
    await ask(call, {
      ...{ body, quiet: true, as: session.token },
      ...(id === undefined ? { key: idempotencyKey(whole.id, body) } : { id }),
    } as object);
  } catch (error) {
    if (!(error instanceof CallError) || isForLater(error.status)) return 'later';
    const isLost = tried !== undefined && error.status === 409 && (await isAsSent(whole, session.token));
    if (!isLost)
      return hold(isNew || error.status !== 409 ? (error.sentence ?? error.message) : words.stale, whole);
  }
  await dropDraft(draft.id);
  void exchangeNow(draft.userId);
  onSent(draft);
  return 'done';
}

/** No response, not signed in, rate limited, or a server error: try again later. */
const isForLater = (status: number): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
