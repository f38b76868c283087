import { useEffect } from 'react';
import { useOnDemand } from '../useOnDemand.ts';

const load = async () => (await import('./Typing.tsx')).Typing;

/** Loads the support for Indian scripts when the user starts to write, to keep the first load small. */
export function TypingWatch() {
  const { part: Typing, fetch } = useOnDemand(load);
  useEffect(() => {
    const look = () => {
      if (document.activeElement?.matches('input, textarea, [contenteditable]')) void fetch();
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [fetch]);
  return Typing ? <Typing /> : null;
}
