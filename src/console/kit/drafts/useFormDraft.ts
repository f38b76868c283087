import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DRAFT_PARAMETER } from '#lib/formParameter.ts';
import { newId } from '#lib/uuid.ts';
import { sameTyped } from './changedFields.ts';
import { claimDraft, openDrafts } from './draftLocks.ts';
import { type DraftFile, dropFile, filesOf, putDraft, putFile, readDraft } from './draftParts.ts';
import { type Draft, draftsOf, dropDraft, type Outgoing } from './draftStore.ts';
import { keepUploads } from './keepUploads.ts';
import { newUploadsIn } from './newUploads.ts';
import { exchangeNow, fetchAway, sync } from './sync.ts';
import { throwAway } from './throwAway.ts';

/** Debounce between writes, in ms. The first change is written at once. */
const PAUSE = 300;

/** A draft that a form continues. */
export interface Resumed {
  readonly draft: Draft;
  /** The files that were not uploaded yet. */
  readonly files: readonly DraftFile[];
  /** The URLs of uploaded files that no longer exist. */
  readonly gone: readonly string[];
}

export interface FormDraft {
  /** The id of the form's draft, whether it has content yet or not. */
  id(): string;
  /** False until it is known whether there is a draft to continue. */
  readonly ready: boolean;
  /** The draft named in the address, if it exists and is open in no other window. */
  readonly resumed: Resumed | undefined;
  readonly heldElsewhere: boolean;
  /** It is on another device and could not be fetched. */
  readonly unreached: boolean;
  /** The open draft was changed on another device; no draft: it was saved or discarded there. */
  readonly come: { readonly draft: Draft | undefined } | undefined;
  /** Drafts of this form that are not open anywhere, newest first. */
  readonly offers: readonly Draft[];
  /** Continues an offered draft; undefined if another window was faster. */
  take(offer: Draft): Promise<Resumed | undefined>;
  /** Discards an offered draft; returns a function that offers it again. */
  discard(offer: Draft): Promise<() => Promise<void>>;
  /** Discards the form's own draft; returns a function that continues it, undefined if another window has it or the form is closed. */
  discardOwn(): Promise<() => Promise<Resumed | undefined>>;
  /** A save has priority: the draft is sent to the server after it, if at all. */
  makeWay(): void;
  /** Saves the form's content: the first change at once, later ones debounced. */
  write(content: Content): void;
  /** Saves what is still waiting; the address at which the form goes on, undefined if this browser does not store all of it. */
  kept(): Promise<string | undefined>;
  /** Nothing is left to keep: it was saved, or was reset. The next change begins a new draft. */
  end(): void;
  /** Keeps the draft to be sent when online; false if this browser cannot store it. */
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
  /** The form applies changes that another device made to its draft (`come`). */
  readonly takesOver?: boolean;
}

/** The draft of one form: looked up when the form opens, written while the form has unsaved input. */
export function useFormDraft({ userId, kind, form, record, takesOver = false }: Owner): FormDraft {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => query.get(DRAFT_PARAMETER));
  const [found, setFound] = useState<Pick<FormDraft, 'resumed' | 'heldElsewhere' | 'offers'>>();
  const [unreached, setUnreached] = useState(false);
  const [come, setCome] = useState<FormDraft['come']>();
  const now = useRef({
    id: newId(),
    release: undefined as (() => void) | undefined,
    kept: new Set<string>(),
    /** The draft's initial content, until something else is typed, so that unchanged content is not written again. */
    begun: undefined as Pick<Draft, 'saved' | 'values'> | undefined,
  });
  const pending = useRef<{ draft: Omit<Draft, 'at'>; timer: ReturnType<typeof setTimeout> | undefined }>(
    undefined,
  );
  const lastWritten = useRef(0);
  const closed = useRef(false);

  const goOn = async (offer: Draft): Promise<Resumed | undefined> => {
    const release = await claimDraft(offer.id);
    if (!release) return undefined;
    const draft = offer.away === undefined ? offer : await fetchAway(offer);
    setUnreached(draft === undefined);
    if (!draft) {
      release();
      return undefined;
    }
    now.current.release?.();
    // Opening a draft in the outbox takes it back: it is written again as an ordinary draft.
    const newest = draft.outgoing ? undefined : draft;
    now.current = { id: draft.id, release, kept: new Set(), begun: newest };
    const files = await filesOf(draft.id);
    const uploads = newUploadsIn(draft.values, draft.saved);
    const there = await keepUploads(uploads);
    const gone = there ? uploads.filter((url) => !there.has(url)) : [];
    return { draft, files, gone };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, when the form opens.
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
          heldElsewhere: named !== undefined && named.away === undefined && !resumed,
          offers: mine.filter(({ id }) => !open.has(id)),
        });
    };
    void look();
    void exchangeNow(userId);
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
      void putDraft({ ...waiting.draft, at: lastWritten.current })
        .then(sync)
        .then(({ sendSoon }) => sendSoon(userId, waiting.draft.id), offline);
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
    if (!resumed && offer.away !== undefined) return undefined;
    setFound((before) => before && { ...before, heldElsewhere: !resumed, offers: [] });
    if (resumed) nameInAddress(offer.id);
    return resumed;
  };
  const end = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    if (!now.current.release) return;
    void dropDraft(now.current.id).then(() => exchangeNow(userId));
    letGo();
  };
  const letGo = () => {
    now.current.release?.();
    now.current = { id: newId(), release: undefined, kept: new Set(), begun: undefined };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: joined once, as long as the form is open.
  useEffect(() => {
    if (!takesOver) return undefined;
    const leaving: { leave?: () => void; left?: boolean } = {};
    void sync().then(({ joinForm }) => {
      if (leaving.left) return;
      leaving.leave = joinForm({
        id: () => now.current.id,
        isFree: () => pending.current === undefined,
        come: (draft) => {
          if (draft) now.current.begun = draft;
          else letGo();
          setCome({ draft });
        },
      });
    }, offline);
    return () => {
      leaving.left = true;
      leaving.leave?.();
    };
  }, []);

  return {
    id: () => now.current.id,
    ready: found !== undefined,
    resumed: found?.resumed,
    heldElsewhere: found?.heldElsewhere ?? false,
    unreached,
    come,
    offers: found?.offers ?? [],
    take,
    makeWay: () => void sync().then(({ makeWay }) => makeWay(), offline),
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
      const { id, begun } = now.current;
      if (begun && sameTyped(begun, content)) return;
      now.current.begun = undefined;
      const address = new URLSearchParams(window.location.search);
      address.set(DRAFT_PARAMETER, id);
      const path = `${window.location.pathname}?${address}`;
      const draft = { ...content, id, userId, kind, form, record, path };
      if (!now.current.release) {
        now.current.release = () => undefined;
        void claimDraft(id).then((release) => {
          // Closed or ended meanwhile, it would be held until the window is, and open in no other form.
          if (closed.current || now.current.id !== id) release?.();
          else if (release) now.current.release = release;
        });
        nameInAddress(id);
      }
      clearTimeout(pending.current?.timer);
      const wait = lastWritten.current + PAUSE - Date.now();
      pending.current = { draft, timer: wait > 0 ? setTimeout(() => flush.current(), wait) : undefined };
      if (wait <= 0) flush.current();
    },
    kept: async () => {
      flush.current();
      const draft = await readDraft(userId, now.current.id);
      // An older state may be stored where the newest had no room.
      return draft && draft.at >= lastWritten.current ? draft.path : undefined;
    },
    end,
    sendLater: async (outgoing) => {
      flush.current();
      const { id, release } = now.current;
      const draft = await readDraft(userId, id);
      if (draft) await putDraft({ ...draft, outgoing });
      if (!(await readDraft(userId, id))?.outgoing) return false;
      now.current = { id: newId(), release: undefined, kept: new Set(), begun: undefined };
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

/** Offline, the sync code cannot be loaded either; the local draft still works. */
const offline = (): void => {};
