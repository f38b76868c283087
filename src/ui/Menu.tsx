import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  /** The name of the button that opens the menu. */
  label: string;
  icon: IconName;
  /** Links and buttons; pressing one closes the menu. */
  children: ReactNode;
  className?: string;
}

/**
 * A small menu behind an icon button, made of `<details>`. It closes on Escape, on a press beside it, when the focus leaves and when an
 * entry is pressed; arrow keys walk through the entries.
 */
export function Menu({ label, icon, children, className = 'rowmenu' }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useFoldable(details);
  return (
    <details ref={details} className={className}>
      <summary className="iconbtn" aria-label={label} title={label}>
        <Icon name={icon} />
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}

/** What turns a `<details>` with links and buttons into a menu. */
export function useFoldable(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const fold = () => {
      element.open = false;
    };
    const elsewhere = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) fold();
    };
    const press = (event: Event) => {
      if ((event.target as Element).closest('a, button')) fold();
    };
    // A menu that would stick out of the window turns to the other side.
    const turn = () => {
      const menu = element.querySelector('.menu');
      menu?.removeAttribute('data-turned');
      const right = menu?.getBoundingClientRect().right ?? 0;
      menu?.toggleAttribute('data-turned', right > document.documentElement.clientWidth);
    };
    const key = (event: KeyboardEvent) => walk(event, element);
    element.addEventListener('toggle', turn);
    element.addEventListener('click', press);
    element.addEventListener('keydown', key);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      element.removeEventListener('toggle', turn);
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [details]);
}

function walk(event: KeyboardEvent, details: HTMLDetailsElement): void {
  if (event.key === 'Escape' && details.open) {
    event.preventDefault();
    event.stopPropagation();
    details.open = false;
    details.querySelector('summary')?.focus();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  details.open = true;
  const entries = [...details.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next =
    at === -1 ? (step === 1 ? 0 : entries.length - 1) : (at + step + entries.length) % entries.length;
  entries[next]?.focus();
}
