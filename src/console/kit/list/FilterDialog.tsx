import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { FilterControl } from './FilterControl.tsx';
import { type Chosen, type ListFilter, parametersOf } from './filters.ts';
import { LIST_LATER } from './laterWords.ts';
import { LIST } from './words.ts';

/** The filters of a list and their chosen values. */
export interface FilterProps {
  filters: readonly ListFilter[];
  chosen: Chosen;
  onApply: (chosen: Chosen) => void;
  /** Each filter has its own 'Clear All' (001 §2.5). */
  clearEach?: boolean;
}

/** The filters of a list. Nothing is applied before 'Apply Filters' (AMB-095). */
export function FilterDialog({
  filters,
  chosen: before,
  onApply,
  clearEach = false,
  onClose,
}: FilterProps & { onClose: () => void }) {
  const words = { ...useWords(LIST), ...useWords(LIST_LATER) };
  const names = filters.flatMap(parametersOf);
  const nothing: Chosen = Object.fromEntries(names.map((name) => [name, []]));
  const [chosen, setChosen] = useState<Chosen>({ ...nothing, ...before });
  const choose = (next: Chosen) => setChosen({ ...chosen, ...next });
  return (
    <Dialog
      title={words.filter}
      onClose={onClose}
      onSubmit={() => {
        onApply(chosen);
        onClose();
      }}
      foot={
        <>
          {!clearEach && (
            <Button look="line" onClick={() => setChosen(nothing)}>
              {words.clearAll}
            </Button>
          )}
          <Button type="submit">{words.applyFilters}</Button>
        </>
      }
    >
      {filters.map((filter) => (
        <div key={parametersOf(filter).join()} className="field">
          <FilterControl filter={filter} chosen={chosen} onChoose={choose} />
          {clearEach && (
            <div>
              <Button
                look="text"
                onClick={() => choose(Object.fromEntries(parametersOf(filter).map((name) => [name, []])))}
              >
                {words.clearAll}
              </Button>
            </div>
          )}
        </div>
      ))}
    </Dialog>
  );
}
