import { useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { dismiss, holdToasts, releaseToasts, useToasts } from './toasts.ts';

/**
 * Where toasts appear: top-centre, at most two, read out politely (000 §2.3). It is a popover, so that a toast stands above an open
 * dialog, which lives in the browser's top layer.
 */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => region.current?.showPopover(), []);
  useLayoutEffect(() => {
    // Showing it anew lifts it above a dialog that was opened since; otherwise it stays, so that it is read out reliably.
    if (newest === undefined || !document.querySelector('dialog[open]')) return;
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: stops the clock while somebody reads.
    <div
      ref={region}
      popover="manual"
      className="toasts"
      role="status"
      onPointerEnter={() => holdToasts('pointer')}
      onPointerLeave={() => releaseToasts('pointer')}
      onFocus={() => holdToasts('focus')}
      onBlur={() => releaseToasts('focus')}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={toast.tone === 'plain' ? 'toast' : `toast toast--${toast.tone}`}>
          <Icon name={toast.tone === 'plain' ? 'done' : 'warning'} />
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className="toast-act"
              onClick={() => {
                // The button goes with its toast; the focus goes on with the page.
                document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
                dismiss(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.name}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
