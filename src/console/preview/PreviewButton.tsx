import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useOnDemand } from '../shell/useOnDemand.ts';
import { SHELL } from '../shell/words.ts';
import type { Previewed } from './usePreview.ts';
import { PREVIEW } from './words.ts';

const load = async () => (await import('./PreviewDialog.tsx')).PreviewDialog;

interface Props {
  previewed: Previewed;
  /** Of which one, where a list has many. */
  name?: string;
  /** What can be done with it from its page. */
  acts?: ReactNode;
}

/** 'Preview', which shows the page of a record over what there is. */
export function PreviewButton({ previewed, name, acts }: Props) {
  const words = useWords(PREVIEW);
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
        {words.preview}
      </Button>
      {open && PreviewDialog && <PreviewDialog {...previewed} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}
