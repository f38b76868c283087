import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from '../shell/list/laterWords.ts';
import { useOnDemand } from '../shell/useOnDemand.ts';
import { SHELL } from '../shell/words.ts';

const load = async () => (await import('./ShareDialog.tsx')).ShareDialog;

/** 'Share', which makes a public item ready to be passed on. */
export function ShareButton({ kind, id }: { kind: string; id: string }) {
  const { share } = useWords(LIST_LATER);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: ShareDialog, fetch } = useOnDemand(load);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      <Button look="line" icon={MORE_ICONS.send} onClick={() => void show()}>
        {share}
      </Button>
      {open && ShareDialog && <ShareDialog {...{ kind, id }} onClose={() => setOpen(false)} />}
    </>
  );
}
