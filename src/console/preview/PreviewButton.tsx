import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import type { Previewed } from '../kit/form/previewed.ts';
import { FORM } from '../kit/form/words.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';
import { SHELL } from '../kit/words.ts';
import { PREVIEW } from './words.ts';

const load = async () => (await import('./PreviewDialog.tsx')).PreviewDialog;

interface Props {
  previewed: Previewed;
  /** The record's name, in a list of many. */
  name?: string;
  /** Actions on the record, shown with its page. */
  acts?: ReactNode;
}

/** 'Preview', which shows a record's page over the current screen. */
export function PreviewButton({ previewed, name, acts }: Props) {
  const words = useWords(PREVIEW);
  const { preview } = useWords(FORM);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: PreviewDialog, fetch } = useOnDemand(load);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      <Button
        look="line"
        icon="eye"
        aria-label={name === undefined ? undefined : words.previewOf(name)}
        onClick={() => void show()}
      >
        {preview}
      </Button>
      {open && PreviewDialog && <PreviewDialog {...previewed} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}
