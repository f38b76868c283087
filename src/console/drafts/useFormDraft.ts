import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DRAFT_PARAMETER } from '#lib/formParameter.ts';
import { newId } from '#lib/uuid.ts';
import { send } from '../api.ts';
import { claimDraft, openDrafts } from './draftLocks.ts';
import {
  type Draft,
  type DraftFile,
  draftsOf,
  dropDraft,
  dropFile,
  filesOf,
  type Outgoing,
  putDraft,
  putFile,
  readDraft,
} from './draftStore.ts';
import { newUploadsIn } from './newUploads.ts';
import { throwAway } from './throwAway.ts';

/** How long a change waits behind the one before it until it is written, in ms. The first one is written at once. */
const PAUSE = 300;

/** A draft that a form goes on with. */
export interface Resumed {
  readonly draft: Draft;
  /** The files that were not uploaded yet. */
  readonly files: readonly DraftFile[];
  /** The addresses of uploaded files that are no longer there. */
  readonly gone: readonly string[];
}

export interface FormDraft {
  /** The draft that the form writes, whether there is something in it yet or not. */
  id(): string;
  /** False until it is known whether there is something to go on with. */
  readonly ready: boolean;
  /** The draft that the address names, when it is there and in no other window. */
  readonly resumed: Resumed | undefined;
  readonly heldElsewhere: boolean;
  /** Drafts of this form that are open nowhere, the newest first. */
  readonly offers: readonly Draft[];
  /** Goes on with one that was offered; undefined when another window was faster. */
  take(offer: Draft): Promise<Resumed | undefined>;
  /** Throws one away that was offered; gives what offers it again. */
  discard(offer: Draft): Promise<() => Promise<void>>;
  /** Throws away what the form has kept, and gives what goes on with it again: undefined when another window has it, or the form is gone. */
  discardOwn(): Promise<() => Promise<Resumed | undefined>>;
  /** Saves the form's content: the first change at once, later ones debounced. */
  write(content: Content): void;
  /** There is nothing to keep any more: it was saved, or is as it was. The next change begins a new draft. */
  end(): void;
  /** Leaves the draft to be sent when there is a line; false when this browser can't keep it. */
  sendLater(outgoing: Outgoing): Promise<boolean>;
  keepFile(field: string, key: string, file: File): void;
  dropFile(key: string): void;
}

type Content = Pick<Draft, 'title' | 'about' | 'version' | 'saved' | 'values'>;

interface Owner {
  readonly userId: string;
  readonly kind: string;
  readonly form: string;
  readonly record: string | null;
}

/** The draft of one form: looked for when the form opens, written as long as something in it is not saved. */
export function useFormDraft({ userId, kind, form, record }: Owner): FormDraft {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => query.get(DRAFT_PARAMETER));
  const [found, setFound] = useState<Pick<FormDraft, 'resumed' | 'heldElsewhere' | 'offers'>>();
  const now = useRef({
    id: newId(),
    release: undefined as (() => void) | undefined,
    kept: new Set<string>(),
  });
  const pending = useRef<{ draft: Omit<Draft, 'at'>; timer: ReturnType<typeof setTimeout> | undefined }>(
    undefined,
  );
  const lastWritten = useRef(0);
  const closed = useRef(false);

  const goOn = async (draft: Draft): Promise<Resumed | undefined> => {
    const release = await claimDraft(draft.id);
    if (!release) return undefined;
    now.current.release?.();
    now.current = { id: draft.id, release, kept: new Set() };
    const files = await filesOf(draft.id);
    const uploads = newUploadsIn(draft.values, draft.saved);
    const there = await keepUploads(uploads);
    const gone = there ? uploads.filter((url) => !there.has(url)) : [];
    return { draft, files, gone };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form opens.
  useEffect(() => {
    closed.current = false;
    const isMine = (one: Draft) => one.kind === kind && one.form === form && one.record === record;
    const look = async () => {
      const named = asked ? await readDraft(userId, asked) : undefined;
      const resumed = named && isMine(named) ? await goOn(named) : undefined;
      const all = resumed ? [] : await draftsOf(userId);
      const mine = all.filter(isMine);
      const open = await openDrafts(mine.map(({ id }) => id));
      if (closed.current) now.current.release?.();
      else
        setFound({
          resumed,
          heldElsewhere: named !== undefined && !resumed,
          offers: mine.filter(({ id }) => !open.has(id)),
        });
    };
    void look();
    return () => {
      closed.current = true;
      flush.current();
      now.current.release?.();
    };
  }, []);

  const flush = useRef(() => {});
  useEffect(() => {
    flush.current = () => {
      const waiting = pending.current;
      if (!waiting) return;
      clearTimeout(waiting.timer);
      pending.current = undefined;
      lastWritten.current = Date.now();
      void putDraft({ ...waiting.draft, at: lastWritten.current });
      void keep(waiting.draft);
    };
  });
  useEffect(() => {
    const leave = () => flush.current();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  /** Reports uploaded files that only this draft uses to the server, each once. */
  const keep = async ({ values, saved }: Content) => {
    const { kept } = now.current;
    const fresh = newUploadsIn(values, saved).filter((url) => !kept.has(url));
    for (const url of fresh) kept.add(url);
    if (fresh.length > 0 && !(await keepUploads(fresh))) for (const url of fresh) kept.delete(url);
  };

  const take = async (offer: Draft) => {
    flush.current();
    const resumed = await goOn(offer);
    setFound((before) => before && { ...before, heldElsewhere: !resumed, offers: [] });
    if (resumed) nameInAddress(offer.id);
    return resumed;
  };
  const end = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    if (!now.current.release) return;
    void dropDraft(now.current.id);
    now.current.release();
    now.current = { id: newId(), release: undefined, kept: new Set() };
  };

  return {
    id: () => now.current.id,
    ready: found !== undefined,
    resumed: found?.resumed,
    heldElsewhere: found?.heldElsewhere ?? false,
    offers: found?.offers ?? [],
    take,
    discard: async (offer) => {
      const back = await throwAway(offer);
      const offered = (offers: (before: readonly Draft[]) => readonly Draft[]) =>
        setFound((before) => before && { ...before, offers: offers(before.offers) });
      offered((before) => before.filter(({ id }) => id !== offer.id));
      return async () => {
        await back();
        offered((before) => [offer, ...before]);
      };
    },
    discardOwn: async () => {
      flush.current();
      const draft = await readDraft(userId, now.current.id);
      const back = draft && (await throwAway(draft));
      end();
      return async () => {
        await back?.();
        return draft && !closed.current ? take(draft) : undefined;
      };
    },
    write: (content) => {
      const { id } = now.current;
      const address = new URLSearchParams(window.location.search);
      address.set(DRAFT_PARAMETER, id);
      const draft = {
        ...content,
        id,
        userId,
        kind,
        form,
        record,
        path: `${window.location.pathname}?${address}`,
      };
      if (!now.current.release) {
        now.current.release = () => undefined;
        void claimDraft(id).then((release) => {
          if (release && now.current.id === id) now.current.release = release;
        });
        nameInAddress(id);
      }
      clearTimeout(pending.current?.timer);
      const wait = lastWritten.current + PAUSE - Date.now();
      pending.current = { draft, timer: wait > 0 ? setTimeout(() => flush.current(), wait) : undefined };
      if (wait <= 0) flush.current();
    },
    end,
    sendLater: async (outgoing) => {
      flush.current();
      const { id, release } = now.current;
      const draft = await readDraft(userId, id);
      if (draft) await putDraft({ ...draft, outgoing });
      if (!(await readDraft(userId, id))?.outgoing) return false;
      now.current = { id: newId(), release: undefined, kept: new Set() };
      release?.();
      return true;
    },
    keepFile: (field, key, file) => void putFile({ draft: now.current.id, field, key, file }),
    dropFile: (key) => void dropFile(now.current.id, key),
  };

  /** Puts the draft's id into the URL, so that a reload restores the form. */
  function nameInAddress(id: string): void {
    setQuery(
      (before) => {
        before.set(DRAFT_PARAMETER, id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
}

/**
 * Asks the server to keep uploaded files for the life of a draft. Returns those that still exist, or undefined if the server was not
 * reachable.
 */
async function keepUploads(urls: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  if (urls.length === 0) return new Set();
  try {
    return new Set((await send('keepMedia', { body: { resource_urls: [...urls] }, quiet: true })).kept);
  } catch {
    return undefined;
  }
}
