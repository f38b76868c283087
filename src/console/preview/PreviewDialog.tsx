import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Previewed } from '../kit/form/previewed.ts';
import { FORM } from '../kit/form/words.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { PREVIEW } from './words.ts';

/** A record's page over a list, or over a form that is itself a dialog. */
export function PreviewDialog({
  onClose,
  acts,
  ...previewed
}: Previewed & {
  onClose: () => void;
  /** Actions after reading. */
  acts?: ReactNode;
}) {
  const words = useWords(PREVIEW);
  const { preview } = useWords(FORM);
  return (
    <Dialog
      wide
      title={preview}
      onClose={onClose}
      foot={
        <>
          <Button look="line" className={acts ? 'foot-start' : undefined} onClick={onClose}>
            {words.close}
          </Button>
          {acts}
        </>
      }
    >
      <PreviewPane {...previewed} />
    </Dialog>
  );
}
