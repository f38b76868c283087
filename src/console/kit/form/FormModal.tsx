import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from '../words.ts';
import { type Kept, useLeaving } from './LeaveGuard.tsx';
import { SubmitPart } from './SubmitPart.tsx';
import { dropGuards, guardUnsaved } from './unsaved.ts';

interface Props {
  title: string;
  /** The button's label: 'Add', 'Update' or the specification's wording. */
  submit: string;
  busy: boolean;
  /** What blocks saving, in forms where something can. */
  saving?: ComponentProps<typeof SubmitPart>['saving'];
  /** Whether there is unsaved input. */
  dirty: boolean;
  /** Where it is kept as a draft. */
  kept?: Kept;
  onSubmit: () => void;
  onClose: () => void;
  /** Shown at the other end of the button row. */
  beside?: ReactNode;
  /** Further actions on the input. */
  more?: ReactNode;
  children: ReactNode;
}

const NOTHING = { waits: false, stopWaiting: () => undefined, mistakes: [] };

/** A form in a dialog: fields and one button. Unsaved input is kept as a draft, or it asks before it is discarded. */
export function FormModal(props: Props) {
  const {
    title,
    submit,
    busy,
    dirty,
    kept,
    saving = NOTHING,
    onSubmit,
    onClose,
    beside,
    more,
    children,
  } = props;
  const { cancel } = useWords(SHELL);
  const { leave, question } = useLeaving(kept);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const go = () => {
    dropGuards();
    onClose();
  };
  const close = () => (dirty ? void leave(go, () => undefined) : onClose());
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
      {question}
    </>
  );
}
