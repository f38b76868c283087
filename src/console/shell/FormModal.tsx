import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { guardUnsaved, UNSAVED } from './unsaved.ts';
import { SHELL } from './words.ts';

interface Props {
  title: string;
  /** What the button says: 'Add', 'Update' or the words of the specification. */
  submit: string;
  /** The sentence of a failed save; stays until the next try. */
  error: string | undefined;
  busy: boolean;
  /** Whether something was typed that closing would lose. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: fields, one button, the sentence of a failure above them, and a question before typed text is lost. */
export function FormModal({ title, submit, error, busy, dirty, onSubmit, onClose, children }: Props) {
  const [asking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  useEffect(() => {
    if (error) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const close = () => (dirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        title={title}
        onClose={close}
        onSubmit={onSubmit}
        foot={
          <>
            <Button look="line" onClick={close}>
              {SHELL.cancel}
            </Button>
            <Button type="submit" busy={busy}>
              {submit}
            </Button>
          </>
        }
      >
        {error && (
          <Notice tone="bad" ref={notice}>
            {error}
          </Notice>
        )}
        {children}
      </Dialog>
      {asking && (
        <ConfirmDialog
          prompt={UNSAVED.askDialog}
          yes={UNSAVED.leave}
          no={UNSAVED.stay}
          onYes={onClose}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
