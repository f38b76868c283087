import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { gapAt } from './gapAt.ts';

/** A press becomes a drag after this many pixels. */
const SLACK = 5;
/** Within this distance of the window's edge, in pixels, the page scrolls, by this much at a time. */
const EDGE = 72;
const STRIDE = 8;

/** A dragged item, and the place before which it would go. */
interface Dragged {
  readonly from: number;
  readonly before: number;
}

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  /** The item at `from` was dropped at `to`. */
  onDrop(from: number, to: number): void;
}

/** Drags the items of a list by their grips, with mouse, pen or finger. Nothing moves until the item is dropped. */
export function useDragging({ list, onDrop }: Options) {
  const [dragged, setDragged] = useState<Dragged>();
  const start = useRef<{ readonly from: number; readonly x: number; readonly y: number }>(undefined);
  const at = useRef({ x: 0, y: 0 });
  const moved = useRef(false);

  const follow = () => {
    const boxes = [...(list.current?.children ?? [])].map((piece) => piece.getBoundingClientRect());
    const from = start.current?.from;
    if (from !== undefined) setDragged({ from, before: gapAt(boxes, at.current) });
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function go() {
      const { y } = at.current;
      const by = y < EDGE ? -STRIDE : y > window.innerHeight - EDGE ? STRIDE : 0;
      if (by !== 0) {
        scrollerOf(list.current).scrollBy(0, by);
        latest.current();
      }
      frame = requestAnimationFrame(go);
    });
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      start.current = undefined;
      setDragged(undefined);
    };
    window.addEventListener('keydown', cancel, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', cancel, true);
    };
  }, [isDragging, list]);

  const end = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    /** Whether the current click ends a drag; call it once per click. */
    wasDragged: () => {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    grip: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        moved.current = false;
        start.current = { from: place, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const from = start.current;
        if (!from || (!moved.current && Math.hypot(x - from.x, y - from.y) < SLACK)) return;
        moved.current = true;
        at.current = { x, y };
        follow();
      },
      onPointerUp: () => {
        const drop = start.current && dragged;
        end();
        if (drop) onDrop(drop.from, drop.before > drop.from ? drop.before - 1 : drop.before);
      },
      onPointerCancel: end,
    }),
  };
}

/** The scroll container of an element: the body of a dialog, or the page. */
function scrollerOf(element: Element | null): Element {
  for (let one = element?.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return document.scrollingElement ?? document.documentElement;
}
