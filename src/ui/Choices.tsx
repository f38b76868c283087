import './Choices.css';
import { useId } from 'react';
import type { Option } from './Field.tsx';

/** Radio buttons: one of a few options, or none. */
export function RadioList({
  legend,
  options,
  value,
  onValue,
}: {
  legend: string;
  options: readonly Option[];
  /** '' if nothing is selected. */
  value: string;
  onValue: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      {options.map((option) => (
        <label className="option" key={option.value}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}

/** Check boxes for any number of options, in two columns if there is room. */
export function CheckList({
  legend,
  options,
  values,
  onValues,
}: {
  legend: string;
  options: readonly Option[];
  values: readonly string[];
  onValues: (values: string[]) => void;
}) {
  const half = Math.ceil(options.length / 2);
  const column = (part: readonly Option[]) => (
    <div>
      {part.map((option) => (
        <label className="option" key={option.value}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={(event) =>
              onValues(
                event.target.checked
                  ? [...values, option.value]
                  : values.filter((value) => value !== option.value),
              )
            }
          />
          {option.name}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className="cols cols--2 cols--tight">
        {column(options.slice(0, half))}
        {column(options.slice(half))}
      </div>
    </fieldset>
  );
}
