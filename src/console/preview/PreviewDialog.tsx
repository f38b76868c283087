import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { PreviewPane } from './PreviewPane.tsx';
import type { Previewed } from './usePreview.ts';
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
  return (
    <Dialog
      wide
      title={words.preview}
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
