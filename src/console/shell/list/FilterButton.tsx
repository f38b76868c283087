import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import { type Chosen, countOf, type ListFilter } from './filters.ts';
import { LIST } from './words.ts';

export interface FilterProps {
  filters: readonly ListFilter[];
  chosen: Chosen;
  onApply: (chosen: Chosen) => void;
  /** Each filter has a 'Clear All' of its own (001 §2.5). */
  clearEach?: boolean;
}

const load = async () => (await import('./FilterDialog.tsx')).FilterDialog;

/** 'Filter' with the number of filters that are set, and its dialog. */
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
