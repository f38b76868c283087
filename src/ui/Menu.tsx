import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
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
  useCloseOutside(details);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only catches what rises from the buttons inside.
    <details ref={details} className={className} onKeyDown={walk}>
      <summary className="iconbtn" aria-label={label} title={label}>
        <Icon name={icon} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes behind the entry that was pressed. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on an entry arrives here as its click. */}
      <div className="menu" onClick={() => details.current?.removeAttribute('open')}>
        {children}
      </div>
    </details>
  );
}

/** Closes an open `<details>` on a press elsewhere and when the focus leaves it. */
export function useCloseOutside(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [details]);
}

function walk(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const summary = details.querySelector('summary');
  if (event.key === 'Escape' && details.open) {
    event.preventDefault();
    event.stopPropagation();
    details.open = false;
    summary?.focus();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  details.open = true;
  const entries = [...details.querySelectorAll<HTMLElement>('.menu :is(a, button)')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next =
    at === -1 ? (step === 1 ? 0 : entries.length - 1) : (at + step + entries.length) % entries.length;
  entries[next]?.focus();
}
