import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { useDragging } from './useDragging.ts';
import { ARRANGE } from './words.ts';

/** The buttons of an item that move it. */
export type Act = 'grip' | 'earlier' | 'later';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  /** The names of the items in order, for screen readers, and their keys. */
  readonly names: readonly string[];
  readonly keys: readonly string[];
  onMove(from: number, to: number): void;
}

/** An item being moved: its old place, and where it would go. */
interface Held {
  readonly from: number;
  readonly to: number;
}

/** Moves one of several items, by pointer or by keyboard; `said` is announced to screen readers. Places count from 0. */
export function useArranging({ list, names, keys, onMove }: Options) {
  const words = useWords(ARRANGE);
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const focus = useRef<{ readonly key: string; readonly act: Act }>(undefined);
  const count = names.length;
  const name = (place: number) => names[place] ?? '';

  // A button that moves with its item would lose the focus.
  useLayoutEffect(() => {
    const wanted = focus.current;
    if (!wanted) return;
    focus.current = undefined;
    const piece = [...(list.current?.children ?? [])].find(
      (one) => one.getAttribute('data-key') === wanted.key,
    );
    const button = piece?.querySelector<HTMLButtonElement>(`[data-act="${wanted.act}"]:enabled`);
    (button ?? piece?.querySelector<HTMLButtonElement>('[data-act="grip"]'))?.focus();
  });

  const move = (from: number, to: number, act: Act) => {
    focus.current = { key: keys[from] ?? '', act };
    setHeld(undefined);
    setSaid(from === to ? words.back(name(from)) : words.put(name(from), to + 1, count));
    if (from !== to) onMove(from, to);
  };
  const dragging = useDragging({ list, onDrop: (from, to) => move(from, to, 'grip') });

  const step = (to: number) => {
    if (!held || to < 0 || to >= count) return;
    focus.current = { key: keys[held.from] ?? '', act: 'grip' };
    setHeld({ ...held, to });
    setSaid(words.at(to + 1, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!held) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(held.to - 1),
      ArrowUp: () => step(held.to - 1),
      ArrowRight: () => step(held.to + 1),
      ArrowDown: () => step(held.to + 1),
      Home: () => step(0),
      End: () => step(count - 1),
      Escape: () => move(held.from, held.from, 'grip'),
    };
    const act = steps[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const { dragged } = dragging;
  const places = names.map((_name, place) => place);
  return {
    /** The displayed order of places while an item is held. */
    shown: held ? places.toSpliced(held.from, 1).toSpliced(held.to, 0, held.from) : places,
    said,
    isHeld: (place: number) => held?.from === place || dragged?.from === place,
    /** On which side of an item the drop marker is shown. */
    over: (place: number): 'before' | 'after' | undefined => {
      if (dragged?.before === place) return 'before';
      return dragged?.before === count && place === count - 1 ? 'after' : undefined;
    },
    move,
    grip: (place: number) => ({
      ...dragging.grip(place),
      onKeyDown,
      // Space, Enter, and a click without dragging pick an item up and put it down.
      onClick: () => {
        if (dragging.wasDragged()) return;
        if (held) return move(held.from, held.to, 'grip');
        setHeld({ from: place, to: place });
        setSaid(words.taken(name(place), place + 1, count));
      },
      // Moving the focus away puts it down where it is. Without a relatedTarget, the button has only moved with its item.
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (!held || !relatedTarget) return;
        setHeld(undefined);
        if (held.from !== held.to) onMove(held.from, held.to);
      },
    }),
  };
}
