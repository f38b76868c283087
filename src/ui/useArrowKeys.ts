import { type RefObject, useEffect } from 'react';

const STOPS = 'select, button, summary';

/**
 * Makes a row of controls a single tab stop: the left and right arrow keys move along it, as in a toolbar. Controls in an open menu are excluded; up
 * and down are left to selects and lists.
 */
export function useArrowKeys(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const stops = () =>
      [...element.querySelectorAll<HTMLElement>(STOPS)].filter((one) => !one.closest('.menu'));
    const enter = (current: HTMLElement | undefined) => {
      for (const stop of stops()) stop.tabIndex = stop === current ? 0 : -1;
    };
    const key = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const all = stops();
      const at = all.indexOf(event.target as HTMLElement);
      if (step === 0 || at === -1) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      if (stops().includes(target)) enter(target);
    };
    enter(stops()[0]);
    element.addEventListener('keydown', key);
    element.addEventListener('focusin', focus);
    return () => {
      element.removeEventListener('keydown', key);
      element.removeEventListener('focusin', focus);
    };
  }, [row]);
}
