import { useId } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Dialog.tsx';

interface Props {
  /** The question, as one sentence. */
  prompt: string;
  /** Further information for the decision. */
  note?: string | undefined;
  /** The labels of the buttons; the specification's are 'Yes' and 'No'. */
  yes: string;
  no: string;
  /** Whether confirming deletes something. */
  danger?: boolean;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation; the focus starts on "no" (look book, console-modal). */
export function ConfirmDialog({ prompt, note, yes, no, danger, busy, onYes, onNo }: Props) {
  const id = useId();
  return (
    <Modal className="dialog--ask" role="alertdialog" labelledBy={id} onClose={onNo}>
      <div className="dialog-body">
        <p id={id}>{prompt}</p>
        {note && <p className="hint">{note}</p>}
      </div>
      <div className="dialog-foot">
        <Button look="line" data-focus onClick={onNo}>
          {no}
        </Button>
        <Button {...(danger ? { look: 'bad' } : {})} {...(busy ? { busy } : {})} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Modal>
  );
}
