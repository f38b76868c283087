import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from '../words.ts';
import { SubmitPart } from './SubmitPart.tsx';
import { dropGuards, guardUnsaved } from './unsaved.ts';
import { FORM } from './words.ts';

interface Props {
  title: string;
  /** What the button says: 'Add', 'Update' or the words of the specification. */
  submit: string;
  busy: boolean;
  /** What keeps it from being saved, where that can be something. */
  saving?: ComponentProps<typeof SubmitPart>['saving'];
  /** Whether something was typed and not saved. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Stands at the other end of the row of buttons. */
  beside?: ReactNode;
  /** What else can be done with what is typed. */
  more?: ReactNode;
  children: ReactNode;
}

const NOTHING = { waits: false, stopWaiting: () => undefined, mistakes: [] };

/** A form in a dialog: fields, one button, and a question before it is left with something unsaved. */
export function FormModal(props: Props) {
  const { title, submit, busy, dirty, saving = NOTHING, onSubmit, onClose, beside, more, children } = props;
  const words = useWords(FORM);
  const { cancel } = useWords(SHELL);
  const [asking, setAsking] = useState(false);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const close = () => (dirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        title={title}
        onClose={close}
        onSubmit={onSubmit}
        foot={
          <>
            {beside}
            <Button look="line" onClick={close}>
              {cancel}
            </Button>
            <SubmitPart saving={saving} submit={submit} busy={busy} more={more} />
          </>
        }
      >
        {children}
      </Dialog>
      {asking && (
        <ConfirmDialog
          prompt={words.ask}
          yes={words.leave}
          no={words.stay}
          onYes={() => {
            dropGuards();
            onClose();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
