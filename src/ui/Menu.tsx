import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  /** The accessible name of the button that opens the menu. */
  label: string;
  icon: IconName;
  /** Whether the menu contains something new: shown by a dot, and announced by this label. */
  dot?: boolean;
  /** The icon while it is open. */
  iconOpen?: IconName;
  /** Links and buttons; clicking one closes the menu. As a function it gets whether the menu has been opened yet, for content created on demand. */
  children: ReactNode | ((opened: boolean) => ReactNode);
  /** Loads what the menu needs before it opens; undefined if nothing is missing. */
  before?: () => Promise<void> | undefined;
  /** Class names of the whole, and of the popover. */
  className?: string;
  panelClass?: string;
}

/**
 * A small menu opened by an icon button: a native popover, so it is above everything, and Escape or a click outside closes it. Arrow keys move
 * through the entries; clicking one, and leaving with the Tab key, close it too.
 */
export function Menu({
  label,
  icon,
  dot,
  iconOpen,
  children,
  before,
  className = 'rowmenu',
  panelClass = 'menu',
}: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const isReady = useRef(false);
  // All entries exist before it opens: one added later would move the others away from under the finger.
  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    const coming = isReady.current ? undefined : before?.();
    if (!coming) return flushSync(() => setOpened(true));
    event.preventDefault();
    void coming.then(() => {
      isReady.current = true;
      if (panel.current?.isConnected && !panel.current.matches(':popover-open')) panel.current.showPopover();
      isReady.current = false;
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from the button and the entries.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the entries are buttons and links, usable by keyboard and pointer.
    <div
      className={className}
      onClick={({ target }: MouseEvent) => {
        if (panel.current?.contains((target as Element).closest('a, button'))) close();
      }}
      onKeyDown={(event) => panel.current && walk(event, panel.current)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        className="iconbtn"
        popoverTarget={id}
        aria-label={label}
        title={label}
        onPointerEnter={before}
        onFocus={before}
      >
        {dot && <span className="dot" />}
        <Icon name={icon} className={iconOpen && 'i-closed'} />
        {iconOpen && <Icon name={iconOpen} className="i-open" />}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are links and buttons. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={panelClass}
        role="group"
        onBeforeToggle={beforeToggle}
      >
        {typeof children === 'function' ? children(opened) : children}
      </div>
    </div>
  );
}

/** Up and down open the menu and cycle through its entries. */
function walk(event: KeyboardEvent, panel: HTMLElement): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  if (!panel.matches(':popover-open')) panel.showPopover();
  const entries = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next =
    at === -1 ? (step === 1 ? 0 : entries.length - 1) : (at + step + entries.length) % entries.length;
  entries[next]?.focus();
}
