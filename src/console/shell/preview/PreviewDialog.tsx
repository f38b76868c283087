import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Dialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import type { Previewed } from './usePreview.ts';
import { useWords } from '#ui/useWords.ts';
import { PREVIEW } from './words.ts';

/** The page of a record over a list or over a form that is itself a dialog. */
export function PreviewDialog({ onClose, ...previewed }: Previewed & { onClose: () => void }) {
  const words = useWords(PREVIEW);
  return (
    <Modal label={words.preview} onClose={onClose} className="dialog--see">
      <div className="dialog-body">
        <PreviewPane {...previewed} />
      </div>
      <div className="dialog-foot">
        <Button look="line" onClick={onClose} data-focus>
          {words.close}
        </Button>
      </div>
    </Modal>
  );
}
