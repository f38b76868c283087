import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { SHELL } from '../kit/words.ts';

const Finder = onDemand(() => import('./find/Finder.tsx'), 'Finder');

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the global search: by shortcut, from the top bar, or from the dock. */
export function openFinder(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The global search, in the top bar and by Ctrl K. */
export function FindButton() {
  const { find } = useWords(SHELL);
  const isShown = useSyncExternalStore(listen, () => isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Over another dialog it would hide that dialog's question.
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      openFinder(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      openFinder(false);
    };
  }, []);
  return (
    <>
      <button type="button" className="find" onClick={() => openFinder(true)}>
        <Icon name="search" />
        <span className="find-t">{find}</span>
        <span className="hit-key" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {isShown && (
        <SuspenseBoundary>
          <Finder onClose={() => openFinder(false)} />
        </SuspenseBoundary>
      )}
    </>
  );
}
