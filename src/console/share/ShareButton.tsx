import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from '../kit/list/laterWords.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';
import { SHELL } from '../kit/words.ts';

const load = async () => (await import('./ShareDialog.tsx')).ShareDialog;

interface Props {
  kind: string;
  id: string;
  /** The label, if it is not 'Share', and the accessible name, which says what it belongs to. */
  text?: string;
  label?: string;
}

/** 'Share', which opens the share dialog of a public item. */
export function ShareButton({ kind, id, text, label }: Props) {
  const { share } = useWords(LIST_LATER);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: ShareDialog, fetch } = useOnDemand(load);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      <Button
        look={text ? 'text' : 'line'}
        icon={MORE_ICONS.send}
        aria-label={label}
        onClick={() => void show()}
      >
        {text ?? share}
      </Button>
      {open && ShareDialog && <ShareDialog {...{ kind, id }} onClose={() => setOpen(false)} />}
    </>
  );
}
