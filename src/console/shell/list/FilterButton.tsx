import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { CheckList, RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import { type Chosen, countOf, type ListFilter, parametersOf } from './filters.ts';
import { LIST } from './words.ts';

interface Props {
  filters: readonly ListFilter[];
  chosen: Chosen;
  onApply: (chosen: Chosen) => void;
  /** Each filter has a 'Clear All' of its own (001 §2.5). */
  clearEach?: boolean;
}

/** 'Filter' with the number of filters that are set, and its dialog. */
export function FilterButton(props: Props) {
  const words = useWords(LIST);
  const [open, setOpen] = useState(false);
  const count = countOf(props.filters, props.chosen);
  return (
    <>
      <Button look="line" icon="filter" onClick={() => setOpen(true)}>
        {words.filter}
        {count > 0 && <span className="badge">{count}</span>}
      </Button>
      {open && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Nothing counts before 'Apply Filters' (AMB-095). */
function FilterDialog({
  filters,
  chosen: before,
  onApply,
  clearEach = false,
  onClose,
}: Props & { onClose: () => void }) {
  const words = useWords(LIST);
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

/** The control of one filter. */
export function FilterControl({
  filter,
  chosen,
  onChoose,
}: {
  filter: ListFilter;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}) {
  const words = useWords(LIST);
  if ('from' in filter) {
    const bound = (end: { readonly name: string; readonly legend: string }) => {
      const common = {
        label: end.legend,
        value: chosen[end.name]?.[0] ?? '',
        onValue: (value: string) => onChoose({ [end.name]: value ? [value] : [] }),
      };
      return filter.as === 'years' ? (
        <SelectField {...common} empty={words.all} options={filter.options ?? []} />
      ) : (
        <TextField {...common} type="date" />
      );
    };
    return (
      <div className="cols cols--2">
        {bound(filter.from)}
        {bound(filter.to)}
      </div>
    );
  }
  const { name, legend, options = [] } = filter;
  const values = chosen[name] ?? [];
  const choose = (value: string) => onChoose({ [name]: value ? [value] : [] });
  if (filter.as === 'checks')
    return (
      <CheckList
        legend={legend}
        options={options}
        values={values}
        onValues={(next) => onChoose({ [name]: next })}
      />
    );
  if (filter.as === 'parts')
    return <Segments label={legend} options={options} value={values[0] ?? ''} onValue={choose} />;
  if (filter.as === 'radios')
    return <RadioList legend={legend} options={options} value={values[0] ?? ''} onValue={choose} />;
  return (
    <SelectField
      label={legend}
      empty={words.all}
      options={options}
      value={values[0] ?? ''}
      onValue={choose}
    />
  );
}
