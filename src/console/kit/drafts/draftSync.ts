import type { DataOf } from '#calls/calls.ts';
import { DRAFT_PARAMETER } from '#lib/formParameter.ts';
import { newId } from '#lib/uuid.ts';
import { send } from '../api.ts';
import { readSession } from '../session.ts';
import { changedFields, sameTyped } from './changedFields.ts';
import { openDrafts } from './draftLocks.ts';
import { putDraft, readDraft } from './draftParts.ts';
import { type Draft, draftsOf, dropDraft } from './draftStore.ts';
import { allSent, dropSent, putSent, type Sent, sentOf } from './sentDrafts.ts';

/**
 * Keeps the drafts of this device and of the server in sync (decision 0109). The local copy comes first: all of this runs in the background, and a
 * lost connection only delays it.
 */

/** A change waits for a pause in typing, and no longer than this after the first one. */
const PAUSE_MS = 4000;
const LONGEST_MS = 20_000;

/** A form with an open draft, for updates to that draft from other devices. */
export interface OpenForm {
  id(): string;
  /** Whether the draft contains everything typed so far. */
  isFree(): boolean;
  /** It was edited further on another device; undefined: saved or discarded there. */
  come(draft: Draft | undefined): void;
}
const forms = new Set<OpenForm>();
/** Subscribes a form to updates of its draft from other devices. Returns a function that unsubscribes. */
export function joinForm(form: OpenForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** The form of this window in which a draft is open, 'elsewhere' if it is open but cannot take updates, 'nowhere'. */
async function formOf(id: string): Promise<OpenForm | 'elsewhere' | 'nowhere'> {
  const here = [...forms].find((form) => form.id() === id);
  if (here) return here.isFree() ? here : 'elsewhere';
  return (await openDrafts([id])).has(id) ? 'elsewhere' : 'nowhere';
}

const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; since: number }>();
let sending = new AbortController();

/** Sends a draft once the user pauses. */
export function sendSoon(userId: string, id: string): void {
  const before = waiting.get(id);
  clearTimeout(before?.timer);
  const since = before?.since ?? Date.now();
  const left = Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - Date.now()));
  waiting.set(id, { since, timer: setTimeout(() => void sendNow(userId, id), left) });
}

/** Sends what is pending at once, because the window may be about to close. */
export function sendWaiting(userId: string): void {
  for (const id of waiting.keys()) void sendNow(userId, id);
}

/** A save has priority: requests for drafts in progress are aborted, and sent later if they are still needed. */
export function makeWay(): void {
  sending.abort();
  sending = new AbortController();
}

async function sendNow(userId: string, id: string): Promise<void> {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  await oneAtATime(() => sendDraft(userId, id)).catch(() => undefined);
}

/** Windows take turns, so none mistakes what another has just sent for a change from another device. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('exchange of drafts', work) : work();

async function sendDraft(userId: string, id: string, isSecond = false): Promise<void> {
  const draft = await readDraft(userId, id);
  const sent = await sentOf(id);
  if (
    !draft ||
    draft.away !== undefined ||
    // A draft in this device's outbox is no longer shown on others.
    draft.outgoing !== undefined ||
    (sent?.at === draft.at && !sent.over) ||
    readSession()?.userId !== userId
  )
    return;
  const { kind, form, record, path } = draft;
  const trying = changedFields(draft);
  const body = {
    ...{ draft: id, kind, form, record, path, version: draft.version ?? null },
    ...{ title: draft.title.slice(0, 500), about: draft.about.slice(0, 500) },
    ...trying,
    after: sent?.revision ?? 0,
    again: sent?.over === true || isSecond,
  };
  // An aborted request may still have arrived. Record it, so its end is reported too and it is not taken for another device's.
  await putSent({ id, userId, revision: sent?.revision ?? 0, at: sent?.over ? 0 : (sent?.at ?? 0), trying });
  const { state, revision } = await send('draftPut', { body, quiet: true, signal: sending.signal });
  if (state === 'kept') await putSent({ id, userId, revision, at: draft.at });
  // Edited after it was saved elsewhere: the input is kept as a draft again.
  else if (state === 'ended' && !isSecond) await sendDraft(userId, id, true);
  else if (state === 'newer' && !isSecond) {
    await keepBoth(userId, draft, revision, sent);
    await sendDraft(userId, id, true);
  }
}

/**
 * Both devices have edited since the last sync: the other device's state becomes a separate draft, unless it is what this device sent earlier without
 * getting a response.
 */
async function keepBoth(
  userId: string,
  mine: Draft,
  revision: number,
  sent: Sent | undefined,
): Promise<void> {
  const { draft: theirs } = await fetched(userId, mine.id);
  await putSent({ id: mine.id, userId, revision, at: 0 });
  if (sameTyped(theirs, mine)) return;
  if (sent?.trying && revision === sent.revision + 1 && sameTyped(theirs, sent.trying)) return;
  const id = newId();
  const path = new URL(theirs.path, window.location.origin);
  path.searchParams.set(DRAFT_PARAMETER, id);
  await putDraft({ ...theirs, id, path: path.pathname + path.search });
  void sendNow(userId, id);
}

type About = DataOf<'draftList'>['docs'][number];

const stub = (userId: string, doc: About): Draft => ({
  ...{ id: doc._id, userId, kind: doc.kind, form: doc.form, record: doc.record, title: doc.title },
  ...{ about: doc.about, path: doc.path, version: doc.version ?? undefined, saved: {}, values: {} },
  ...{ at: Date.parse(doc.at), away: doc.device },
});

async function fetched(userId: string, id: string): Promise<{ draft: Draft; revision: number }> {
  const doc = await send('draftGet', { id, quiet: true });
  const { away: _, ...about } = stub(userId, doc);
  return { draft: { ...about, saved: doc.saved, values: doc.values }, revision: doc.revision };
}

async function put(draft: Draft, revision: number): Promise<void> {
  await putDraft(draft);
  await putSent({ id: draft.id, userId: draft.userId, revision, at: draft.at });
}

/** Fetches a draft that was edited on another device, to continue here; undefined if offline or if it no longer exists. */
export async function fetchDraft(userId: string, id: string): Promise<Draft | undefined> {
  try {
    const { draft, revision } = await fetched(userId, id);
    await put(draft, revision);
    return draft;
  } catch {
    return undefined;
  }
}

/** Reports to the server what ended here, applies what other devices did, and sends what the server lacks. Never rejects. */
export const exchange = (userId: string): Promise<void> =>
  oneAtATime(() => exchangeNow(userId)).catch(() => undefined);

async function exchangeNow(userId: string): Promise<void> {
  if (readSession()?.userId !== userId) return;
  // The order matters: a draft that was sent and is no longer here has ended.
  const sent = await allSent(userId);
  const own = new Map((await draftsOf(userId)).map((draft) => [draft.id, draft]));
  for (const one of sent.values())
    if (!own.has(one.id) && !one.over) {
      await send('draftEnd', { body: { draft: one.id }, quiet: true });
      await putSent({ ...one, over: true });
    }
  const known = [...own.keys()].filter((id) => sent.get(id)?.over === undefined && sent.has(id));
  const { docs, ended } = await send('draftList', { body: { known: known.slice(0, 500) }, quiet: true });
  for (const id of ended) await takeEnd(own.get(id), sent.get(id));
  for (const doc of docs) await takeOver(userId, doc, own.get(doc._id), sent.get(doc._id));
  for (const draft of own.values()) {
    const isThere = docs.some(({ _id }) => _id === draft.id);
    if (draft.away === undefined) await sendDraft(userId, draft.id);
    else if (!isThere) await forget(draft.id);
  }
}

async function forget(id: string): Promise<void> {
  await dropDraft(id);
  await dropSent(id);
}

/** It was saved or discarded elsewhere. What was typed here since is kept and sent again. */
async function takeEnd(draft: Draft | undefined, sent: Sent | undefined): Promise<void> {
  if (!draft || !sent || sent.over || draft.outgoing || (draft.away === undefined && draft.at !== sent.at))
    return;
  const form = await formOf(draft.id);
  if (form === 'elsewhere') return;
  await forget(draft.id);
  if (form !== 'nowhere') form.come(undefined);
}

async function takeOver(
  userId: string,
  doc: About,
  draft: Draft | undefined,
  sent: Sent | undefined,
): Promise<void> {
  if (doc.revision <= (sent?.revision ?? 0) || draft?.outgoing) return;
  if (!draft || draft.away !== undefined) {
    await put(stub(userId, doc), doc.revision);
  } else if (draft.at === sent?.at) {
    const newer = await fetched(userId, doc._id);
    const form = await formOf(doc._id);
    // If the user keeps typing there, it is sent later, and then both are kept.
    if (form === 'elsewhere') return;
    await put(newer.draft, newer.revision);
    if (form !== 'nowhere') form.come(newer.draft);
  }
}

let goesOn = false;

/** Syncs whenever this window becomes visible or the connection is back, for the user signed in at that time. */
export function keepExchanging(): void {
  if (goesOn) return;
  goesOn = true;
  const again = () => {
    const userId = readSession()?.userId;
    if (userId === undefined) return;
    if (document.visibilityState === 'visible') void exchange(userId);
    else sendWaiting(userId);
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}
