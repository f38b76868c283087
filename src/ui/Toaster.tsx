import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageOf } from '#lib/language.ts';
import { Icon } from './Icon.tsx';
import { dismiss, holdToasts, placeToasts, releaseToasts, useToasts } from './toasts.ts';

/**
 * Shows toasts: top-centre, at most two, announced politely (000 §2.3). Their element is created once outside of React, so that it can move into open
 * dialogs and out of them (`placeToasts`).
 */
export function Toaster() {
  const toasts = useToasts();
  const [region] = useState(createRegion);
  useLayoutEffect(() => {
    document.body.append(region);
    region.showPopover();
    return () => region.remove();
  }, [region]);
  useLayoutEffect(placeToasts);
  return createPortal(
    toasts.map((toast) => (
      <div key={toast.id} className={toast.tone === 'plain' ? 'toast' : `toast toast--${toast.tone}`}>
        <Icon name={toast.tone === 'plain' ? 'done' : 'warning'} />
        <span lang={languageOf(toast.text)}>{toast.text}</span>
        {toast.acts.map(({ name, run }) => (
          <button
            key={name}
            type="button"
            className="toast-act"
            onClick={() => {
              // The button disappears with its toast; the focus moves to the page, or to the dialog above it.
              const next = region.parentElement?.querySelector<HTMLElement>('main h1, .dialog button');
              next?.focus({ preventScroll: true });
              dismiss(toast.id);
              run();
            }}
          >
            {name}
          </button>
        ))}
      </div>
    )),
    region,
  );
}

/** The element of the toasts: a popover, so that they are above everything; timers pause while someone reads. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.popover = 'manual';
  region.className = 'toasts';
  region.role = 'status';
  region.onpointerenter = () => holdToasts('pointer');
  region.onpointerleave = () => releaseToasts('pointer');
  region.addEventListener('focusin', () => holdToasts('focus'));
  region.addEventListener('focusout', () => releaseToasts('focus'));
  return region;
}
