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
  /** The button's label: 'Add', 'Update' or the specification's wording. */
  submit: string;
  busy: boolean;
  /** What blocks saving, in forms where something can. */
  saving?: ComponentProps<typeof SubmitPart>['saving'];
  /** Whether there is unsaved input. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Shown at the other end of the button row. */
  beside?: ReactNode;
  /** Further actions on the input. */
  more?: ReactNode;
  children: ReactNode;
}

const NOTHING = { waits: false, stopWaiting: () => undefined, mistakes: [] };

/** A form in a dialog: fields, one button, and a confirmation before unsaved input is discarded. */
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
