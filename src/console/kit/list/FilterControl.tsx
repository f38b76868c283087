import { CheckList, RadioList } from '#ui/Choices.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Chosen, ListFilter } from './filters.ts';
import { LIST_LATER } from './laterWords.ts';
import { LIST } from './words.ts';
import '#ui/Segments.css';

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
  const words = { ...useWords(LIST), ...useWords(LIST_LATER) };
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
      empty={filter.place === 'bar' ? words.allOf(legend) : words.all}
      options={options}
      value={values[0] ?? ''}
      onValue={choose}
    />
  );
}
