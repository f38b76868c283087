import { useCallback, useRef, useState } from 'react';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { isGone, isStale } from '../../kit/api.ts';
import { idempotencyKey } from '../../kit/form/idempotencyKeys.ts';
import { LIST_LATER } from '../../kit/list/laterWords.ts';
import { useSentence } from '../../kit/useSentence.ts';
import { SHELL } from '../../kit/words.ts';
import { WORSHIP } from '../words.ts';
import { type Month, PRAYERS, type Prayer } from './useMonth.ts';

/** The state of a field besides its saved value. */
export interface Written {
  /** Unsaved input. */
  readonly typed?: string;
  readonly state?: 'saving' | 'saved' | 'failed';
  /** Why it was not saved. */
  readonly why?: string;
  /** What another user has saved there meanwhile. */
  readonly theirs?: Prayer;
  /** Reverts the last save. */
  readonly undo?: () => void;
  /** For a day without a prayer: identifies this attempt, so a repeated create happens only once. */
  readonly attempt?: string;
}

/** A field: of a prayer, or of a day without one. */
export interface Place {
  readonly day: string;
  readonly prayer: Prayer | undefined;
}

export interface Sheet {
  of(place: Place): Written;
  /** Whether there is unsaved input, in whatever month. */
  readonly dirty: boolean;
  type(place: Place, text: string): void;
  /** Restores the saved value. */
  drop(place: Place): void;
  /** Saves the input, if it differs from the saved value. */
  leave(place: Place): void;
  /** Overwrites another user's save, or takes it. */
  keepMine(place: Place): void;
  takeTheirs(place: Place): void;
}

const NOTHING: Written = {};
const nameOf = ({ day, prayer }: Place): string => prayer?._id ?? `new ${day}`;

/**
 * Edits of the prayer calendar. Each day is saved separately when it loses the focus. A failure or a conflict concerns that day alone, and its text
 * is kept until it is saved or dropped. Text of other months is kept too.
 */
export function useSheet(month: Month): Sheet {
  const { prayer: words } = useWords(WORSHIP);
  const { undo: undoWord } = useWords(SHELL);
  const list = useWords(LIST_LATER);
  const sentence = useSentence();
  const [all, setAll] = useState<Readonly<Record<string, Written>>>({});
  const latest = useRef(all);
  const running = useRef(new Map<string, Promise<void>>());
  /**
   * The last save's response for each prayer, and the prayer created from a day's first text: a field may lose the focus again before the next
   * render.
   */
  const known = useRef(new Map<string, Prayer>());

  const set = useCallback((name: string, next: Written | undefined) => {
    const { [name]: _before, ...others } = latest.current;
    latest.current = next ? { ...others, [name]: next } : others;
    setAll(latest.current);
  }, []);

  const failed = (name: string, why: unknown, text: string) =>
    set(name, { ...latest.current[name], state: 'failed', why: sentence(why, text) });

  /** Marks it as saved; what was typed meanwhile stays and is saved on the next blur. */
  const done = (name: string, sent: string, saved: Prayer, undo: () => Promise<unknown>, before = name) => {
    const now = latest.current[before];
    if (before !== name) set(before, undefined);
    const typed = now?.typed === sent ? {} : { typed: now?.typed ?? '' };
    const run = () =>
      void undo().then(
        () => set(name, undefined),
        (error: unknown) => sayFailed(sentence(error, list.undoFailed)),
      );
    keep(saved);
    known.current.set(before, saved);
    set(name, { ...typed, state: 'saved', undo: run });
  };

  const keep = (saved: Prayer) => {
    known.current.set(saved._id, saved);
    month.put(saved);
  };

  /** The current state of the field. */
  const current = ({ day, prayer }: Place): Place => {
    const newest = known.current.get(nameOf({ day, prayer }));
    if (!newest) return { day, prayer };
    if (prayer) return { day, prayer: newest.version > prayer.version ? newest : prayer };
    const isTyped = latest.current[nameOf({ day, prayer })]?.typed !== undefined;
    return isTyped ? { day, prayer } : { day, prayer: newest };
  };

  async function create(place: Place, text: string): Promise<void> {
    const name = nameOf(place);
    const attempt = latest.current[name]?.attempt ?? crypto.randomUUID();
    set(name, { ...latest.current[name], attempt, state: 'saving' });
    const body = { date: place.day, description: text };
    try {
      const { data } = await PRAYERS.create(body, idempotencyKey(attempt, body));
      const saved = data as Prayer;
      const undo = async () => {
        await PRAYERS.remove(saved._id);
        month.take(saved);
      };
      done(saved._id, text, saved, undo, name);
    } catch (error) {
      failed(name, error, words.failed.create);
    }
  }

  async function edit(place: Place, before: Prayer, text: string): Promise<void> {
    const name = nameOf(place);
    set(name, { ...latest.current[name], state: 'saving' });
    const change = async (description: string, version: number): Promise<Prayer> =>
      (await PRAYERS.edit(before._id, { description, version })).data as Prayer;
    try {
      const saved = await change(text, before.version);
      done(name, text, saved, async () => keep(await change(before.description, saved.version)));
    } catch (error) {
      await refused(place, error);
    }
  }

  /** On a conflict the other text is shown; if the prayer was deleted meanwhile, the text is kept as a new prayer of its day. */
  async function refused(place: Place, error: unknown): Promise<void> {
    const name = nameOf(place);
    failed(name, error, words.failed.edit);
    const { prayer } = place;
    if (!prayer) return;
    if (isStale(error)) {
      const theirs = (await PRAYERS.get(prayer._id).catch(() => undefined)) as Prayer | undefined;
      if (theirs) set(name, { ...latest.current[name], theirs });
    } else if (isGone(error)) {
      const { typed, why } = latest.current[name] ?? NOTHING;
      set(name, undefined);
      month.take(prayer);
      set(nameOf({ day: place.day, prayer: undefined }), {
        typed: typed ?? '',
        state: 'failed',
        why: why ?? '',
      });
    }
  }

  async function remove(place: Place, gone: Prayer): Promise<void> {
    const name = nameOf(place);
    set(name, { ...latest.current[name], state: 'saving' });
    try {
      await PRAYERS.remove(gone._id);
      month.take(gone);
      set(name, undefined);
      const run = () =>
        void PRAYERS.restore(gone._id).then(
          () => month.reload(),
          (error: unknown) => sayFailed(sentence(error, list.undoFailed)),
        );
      say(words.emptied, { name: undoWord, run });
    } catch (error) {
      failed(name, error, words.failed.remove);
    }
  }

  async function save(left: Place): Promise<void> {
    const place = current(left);
    const { typed } = latest.current[nameOf(place)] ?? NOTHING;
    const { prayer } = place;
    if (typed === undefined) return;
    const isBlank = typed.trim() === '';
    if (prayer ? typed === prayer.description : isBlank) return set(nameOf(place), undefined);
    if (!prayer) return create(place, typed);
    // The other details of the day stay.
    const { day_name, readings, theme, collect, songs } = prayer;
    const isAll = [day_name, readings, theme, collect, songs].every((text) => text === '');
    return isBlank && isAll ? remove(place, prayer) : edit(place, prayer, typed);
  }

  /** Saves of one field run one after the other. */
  const queue = (place: Place) => {
    const name = nameOf(place);
    const next = (running.current.get(name) ?? Promise.resolve()).then(() => save(place));
    running.current.set(name, next);
  };

  return {
    of: (place) => all[nameOf(place)] ?? NOTHING,
    dirty: Object.values(all).some(({ typed }) => typed !== undefined),
    type: (place, typed) => {
      const { attempt, theirs } = latest.current[nameOf(place)] ?? NOTHING;
      set(nameOf(place), { typed, ...(attempt ? { attempt } : {}), ...(theirs ? { theirs } : {}) });
    },
    drop: (place) => set(nameOf(place), undefined),
    leave: (place) => {
      // A conflict must be resolved first.
      if (!latest.current[nameOf(place)]?.theirs) queue(place);
    },
    keepMine: (place) => {
      const { theirs, ...mine } = latest.current[nameOf(place)] ?? NOTHING;
      if (!theirs) return;
      set(nameOf(place), mine);
      keep(theirs);
      queue({ ...place, prayer: theirs });
    },
    takeTheirs: (place) => {
      const { theirs } = latest.current[nameOf(place)] ?? NOTHING;
      if (theirs) keep(theirs);
      set(nameOf(place), undefined);
    },
  };
}
