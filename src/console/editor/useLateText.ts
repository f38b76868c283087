import type { Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { tellsLate } from '../shell/form/late.ts';

/** How long a change waits until it is told, in ms, and after which rest the next one is told at once. */
const PAUSE = 300;
const REST = 1000;

/**
 * Tells what an editor holds, '' for nothing: the first letter after a rest at once, then when the browser has time for it, but not with
 * every letter: to write out a long text and to draw the form around it takes longer than to draw the letter. Leaving the field, saving and
 * closing the window tell it first (`tellNow`).
 */
export function useLateText(onText: (html: string) => void) {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  const changed = useRef<Editor>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(0);
  const tell = useRef(() => {
    const editor = changed.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    changed.current = undefined;
    if (!editor || editor.isDestroyed) return;
    told.current = Date.now();
    latest.current(editor.isEmpty ? '' : editor.getHTML());
  });
  // Before the editor is taken out of the page, by which it loses the focus: what replaces it begins with another text.
  useLayoutEffect(() => {
    const end = tellsLate(tell.current);
    return () => {
      end();
      clearTimeout(timer.current);
      changed.current = undefined;
    };
  }, []);
  return {
    changed: (editor: Editor): void => {
      changed.current = editor;
      if (Date.now() - told.current > REST) tell.current();
      else timer.current ??= setTimeout(() => whenIdle(tell.current), PAUSE);
    },
    left: (): void => tell.current(),
  };
}

/** Not every browser says when it has time. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: PAUSE }) : work();
