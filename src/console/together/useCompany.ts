import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { newId } from '#lib/uuid.ts';
import { send } from '../kit/api.ts';
import type { Place } from '../kit/form/placeOf.ts';

export type Company = DataOf<'presenceGet'>;

/** Short enough that a new editor is announced within five seconds. */
const LOOK_EVERY_MS = 4000;

/**
 * Who else has this form open, polled while it is open and visible; undefined until known. A form in a hidden window does not poll and does not
 * count. Offline, nothing is reported, and nothing is blocked.
 */
export function useCompany({ kind, record, part }: Place): Company | undefined {
  const [company, setCompany] = useState<Company>();
  const tab = useRef(newId());
  useEffect(() => {
    const leaving = new AbortController();
    const ask = (leaves = false) =>
      send('presenceGet', {
        body: { kind, record, part, tab: tab.current, field: fieldOf(document.activeElement), leaves },
        quiet: true,
      });
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      ask().then(
        (found) => leaving.signal.aborted || setCompany((before) => (alike(before, found) ? before : found)),
        () => undefined,
      );
    };
    const leave = () => void ask(true).catch(() => undefined);
    const changed = () => (document.visibilityState === 'visible' ? look() : leave());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', changed, leaving);
    window.addEventListener('pagehide', leave, leaving);
    return () => {
      clearInterval(timer);
      leaving.abort();
      leave();
    };
  }, [kind, record, part]);
  return company;
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The form field that contains an element. */
function fieldOf(element: Element | null): string {
  const name = element?.getAttribute('name') ?? element?.closest('[data-field]')?.getAttribute('data-field');
  return name?.slice(0, 60) ?? '';
}
