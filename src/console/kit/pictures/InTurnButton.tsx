import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import { PICTURES } from './words.ts';

const load = async () => (await import('./DescribeInTurn.tsx')).DescribeInTurn;

/** Opens the descriptions of all pictures of a gallery, one after another. */
export function InTurnButton({ urls }: { urls: readonly string[] }) {
  const { inTurn } = useWords(PICTURES);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: DescribeInTurn, fetch } = useOnDemand(load);
  return (
    <>
      <Button
        look="text"
        icon="edit"
        onClick={() => void fetch().then((is) => (is ? setOpen(true) : sayFailed(partMissing)))}
      >
        {inTurn}
      </Button>
      {open && DescribeInTurn && <DescribeInTurn urls={urls} onClose={() => setOpen(false)} />}
    </>
  );
}
