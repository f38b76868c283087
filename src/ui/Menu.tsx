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
  /** The name of the button that opens the menu. */
  label: string;
  icon: IconName;
  /** Something behind it waits: a dot says so to those who see, the label to the others. */
  dot?: boolean;
  /** Another icon while it is open. */
  iconOpen?: IconName;
  /** Links and buttons; pressing one closes the menu. As a function it is told whether the menu was opened yet: what is only made then. */
  children: ReactNode | ((opened: boolean) => ReactNode);
  /** Brings what has to be there before it opens; undefined when nothing is missing. */
  before?: () => Promise<void> | undefined;
  /** Of the whole, and of what opens. */
  className?: string;
  panelClass?: string;
}

/**
 * A small menu behind an icon button: a native popover, so that it stands above everything, and Escape or a press beside it closes it.
 * Arrow keys walk through the entries; pressing one, and leaving with the Tab key, close it too.
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
  // All entries are there before it opens: one that came a moment later would push the others away from under the finger.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what is pressed in the button and the entries.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: they are buttons and links, pressed by keyboard and pointer.
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

/** Up and down open the menu and go round its entries. */
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
