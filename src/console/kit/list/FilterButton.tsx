import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import type { FilterProps } from './FilterDialog.tsx';
import { countOf } from './filters.ts';
import { LIST } from './words.ts';

const load = () => import('./FilterDialog.tsx').then((all) => all.FilterDialog);

/** The 'Filter' button with the number of active filters, and its dialog. */
export function FilterButton(props: FilterProps) {
  const words = useWords(LIST);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: FilterDialog, fetch } = useOnDemand(load);
  const count = countOf(props.filters, props.chosen);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      <Button look="line" icon="filter" onClick={() => void show()}>
        {words.filter}
        {count > 0 && <span className="badge">{count}</span>}
      </Button>
      {open && FilterDialog && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
