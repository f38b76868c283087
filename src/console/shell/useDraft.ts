import { useEffect, useRef } from 'react';
import { readSession } from '../session.ts';
import { type Draft, dropDraft, keepDraft } from './drafts.ts';

/** How long the draft waits for the next change, in ms. */
const PAUSE = 400;

/**
 * Keeps a form's values as a draft as long as they differ from what is saved: a moment after each change, and at once when the page is
 * hidden or left. When they no longer differ, the draft goes. `stop` ends it, after the form was saved.
 */
export function useDraft<T>(
  userId: string,
  form: string,
  draft: Omit<Draft<T>, 'at'>,
  dirty: boolean,
): { stop(): void } {
  const stopped = useRef(false);
  const wasDirty = useRef(false);
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      // After logging out nothing of anybody stays on the device.
      if (stopped.current || !readSession()) return;
      if (dirty) keepDraft(userId, form, { ...draft, at: Date.now() });
      else if (wasDirty.current) dropDraft(userId, form);
      wasDirty.current = dirty;
    };
    const timer = setTimeout(() => keep.current(), PAUSE);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const now = () => keep.current();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);
  return {
    stop: () => {
      stopped.current = true;
      dropDraft(userId, form);
    },
  };
}
