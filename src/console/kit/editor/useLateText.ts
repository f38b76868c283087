import type { Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onFlushInput } from '../form/late.ts';

/** Debounce in ms, which is also the pause after which the next change is reported at once. */
const PAUSE = 300;
const REST = 1000;

/**
 * Reports an editor's text, '' if empty: the first change after a pause at once, later ones when the browser is idle rather than at every
 * keystroke, since serialising a long text and rendering the form takes longer than drawing a letter. Blur, saving and closing the window
 * flush it first (`flushInput`).
 */
export function useLateText(onText: (html: string) => void) {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  const changed = useRef<Editor>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef(0);
  const send = useRef(() => {
    const editor = changed.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    changed.current = undefined;
    if (!editor || editor.isDestroyed) return;
    sentAt.current = Date.now();
    latest.current(editor.isEmpty ? '' : editor.getHTML());
  });
  // Runs before the editor is unmounted, which would lose the focus: its replacement starts with another text.
  useLayoutEffect(() => {
    const end = onFlushInput(send.current);
    return () => {
      end();
      clearTimeout(timer.current);
      changed.current = undefined;
    };
  }, []);
  return {
    changed: (editor: Editor): void => {
      changed.current = editor;
      if (Date.now() - sentAt.current > REST) send.current();
      else timer.current ??= setTimeout(() => whenIdle(send.current), PAUSE);
    },
    left: (): void => send.current(),
  };
}

/** Fallback for browsers without requestIdleCallback. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: PAUSE }) : work();
