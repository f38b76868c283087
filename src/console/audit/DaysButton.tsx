import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import type { FilterProps } from '../kit/list/FilterDialog.tsx';
import { useOnDemand } from '../kit/useOnDemand.ts';
import { SHELL } from '../kit/words.ts';
import { AUDIT } from './words.ts';

const load = async () => (await import('../kit/list/FilterDialog.tsx')).FilterDialog;

/** The 'Days' button, which asks for a date range. */
export function DaysButton(props: FilterProps) {
  const words = useWords(AUDIT);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: FilterDialog, fetch } = useOnDemand(load);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      <Button look="line" icon="calendar" onClick={() => void show()}>
        {words.days}
      </Button>
      {open && FilterDialog && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
