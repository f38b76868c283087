import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { named } from '#lib/translations.ts';
import { IconButton } from './Button.tsx';
import { placeToasts } from './toasts.ts';
import './Dialog.css';

interface Props {
  title: string;
  /** Escape, the close button, and nothing else: what was typed shall not go with a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  foot: ReactNode;
  /** When given, the whole is a form with this handler. */
  onSubmit?: () => void;
  /** As wide as the window lets it be. */
  wide?: boolean;
}

/**
 * A modal dialog, open as long as it is rendered. The browser traps the focus inside, makes the page behind it inert and gives the focus
 * back when it goes. Focus starts on the element with `autoFocus`, else on the first field.
 */
export function Dialog({ title, onClose, children, foot, onSubmit, wide = false }: Props) {
  const id = useId();
  const inside = (
    <>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={named('Close')} onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">{foot}</div>
    </>
  );
  return (
    <Modal labelledBy={id} onClose={onClose} {...(wide ? { className: 'dialog--wide' } : {})}>
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog over a form is no part of it, although React would let the event rise there.
            event.stopPropagation();
            onSubmit();
          }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Modal>
  );
}

interface ModalProps {
  labelledBy: string;
  onClose: () => void;
  className?: string;
  role?: 'alertdialog';
  children: ReactNode;
}

/** The bare modal: a native `<dialog>` that opens when it is mounted. */
export function Modal({ labelledBy, onClose, className, role, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const place = document.activeElement?.closest('section');
    const cancel = (event: Event) => {
      // One that can't be prevented is followed by the close itself.
      if (event.target !== element || !event.cancelable) return;
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', cancel);
    element.showModal();
    firstField(element)?.focus();
    placeToasts();
    return () => {
      element.removeEventListener('cancel', cancel);
      // Before the element goes, so that the browser gives the focus back to where it was.
      element.close();
      placeToasts();
      setTimeout(() => focusInside(place));
    };
  }, []);
  /** Escape pressed twice closes a dialog in spite of preventDefault: it stands again, and the answer stays with us. */
  const closed = () => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    close.current();
  };
  // At the end of the page, since a dialog's form must not stand inside the form that opened it.
  return createPortal(
    <dialog
      ref={dialog}
      className={className ? `dialog ${className}` : 'dialog'}
      role={role}
      aria-labelledby={labelledBy}
      onClose={(event) => event.target === event.currentTarget && closed()}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** What opened a dialog may be gone with what was done in it: the focus goes to what stands in its place, not to the beginning of the page. */
function focusInside(place: Element | null | undefined): void {
  if (document.activeElement === document.body) place?.querySelector<HTMLElement>('button:enabled')?.focus();
}

function firstField(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-focus]') ??
    dialog.querySelector<HTMLElement>('input:not([type="file"]), select, textarea') ??
    dialog.querySelector<HTMLElement>('.dialog-foot button:not(:disabled)')
  );
}
