import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { named } from '#lib/translations.ts';
import { IconButton } from './Button.tsx';
import { placeToasts } from './toasts.ts';
import './Dialog.css';

interface Props {
  title: string;
  /** Called by Escape and the close button only: a click outside the dialog must not discard what was typed. */
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  foot: ReactNode;
  /** If given, the whole dialog is a form with this handler. */
  onSubmit?: () => void;
  /** As wide as the window allows. */
  wide?: boolean;
}

/**
 * A modal dialog, open as long as it is rendered. The browser traps the focus inside, makes the page behind it inert and restores the focus on
 * closing. Focus starts on the element with `autoFocus`, or else on the first field.
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
            // A dialog above a form is not part of it, although React events would bubble into it.
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

/** The plain modal: a native `<dialog>` that opens when it is mounted. */
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
      // After a cancel event that cannot be prevented, the browser closes the dialog itself.
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
      // Before the element is removed, so that the browser restores the focus.
      element.close();
      placeToasts();
      setTimeout(() => focusInside(place));
    };
  }, []);
  /** Pressing Escape twice closes a dialog in spite of preventDefault: reopen it, so that the caller decides. */
  const closed = () => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    close.current();
  };
  // At the end of the page, since a dialog's form must not be nested in the form that opened it.
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

/** The element that opened a dialog may have been removed: focus what replaced it, not the beginning of the page. */
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
