import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { languageOf } from '#lib/language.ts';
import { Icon } from './Icon.tsx';
import { useLanguage } from './useWords.ts';

/** An error message with its icon; `id` lets a field refer to it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id} lang={typeof children === 'string' ? languageOf(children) : undefined}>
      <Icon name="warning" />
      {children}
    </p>
  );
}

/** The length of a limited text, as '55 of 90'. */
export function Count({ used, max }: { used: number; max: number }) {
  return (
    <span className={used > max ? 'count count--over' : 'count'}>
      {used} {useLanguage() === 'en' ? 'of' : '/'} {max}
    </span>
  );
}

interface Common {
  label: string;
  /** The error message; the field is then marked invalid and refers to it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** A note next to the label, such as 'optional'. */
  mark?: string | undefined;
  /** Marks the field invalid without its own message, if one above the form applies to it. */
  invalid?: true | undefined;
  /** Maximum number of characters. Longer input is possible, so that pasted text is not cut; the count shows it. */
  limit?: number | undefined;
}

function Frame({
  label,
  error,
  hint,
  mark,
  invalid,
  limit,
  used = 0,
  children,
}: Common & { used?: number; children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-e` : '', hint ? `${id}-h` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {limit !== undefined ? (
          <Count used={used} max={limit} />
        ) : (
          mark && <span className="opt">{mark}</span>
        )}
      </label>
      {children({ id, 'aria-invalid': error ? true : invalid, 'aria-describedby': described })}
      {hint && (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </div>
  );
}

interface Ids {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type Change = { value: string; onValue: (value: string) => void };

/** A single-line text field. */
export function TextField({
  label,
  error,
  hint,
  mark,
  invalid,
  limit,
  value,
  onValue,
  ...rest
}: Common & Change & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  return (
    <Frame {...{ label, error, hint, mark, invalid, limit }} used={value.length}>
      {(ids) => <input {...rest} {...ids} value={value} onChange={(event) => onValue(event.target.value)} />}
    </Frame>
  );
}

/** A multi-line text field for plain text. */
export function TextAreaField({
  label,
  error,
  hint,
  invalid,
  limit,
  value,
  onValue,
  ...rest
}: Common & Change & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>) {
  return (
    <Frame {...{ label, error, hint, invalid, limit }} used={value.length}>
      {(ids) => (
        <textarea {...rest} {...ids} value={value} onChange={(event) => onValue(event.target.value)} />
      )}
    </Frame>
  );
}

export interface Option {
  value: string;
  name: string;
}

/** A select. `empty`: the label of the option for no choice. */
export function SelectField({
  label,
  error,
  hint,
  invalid,
  value,
  onValue,
  options,
  empty,
  ...rest
}: Common &
  Change & { options: readonly Option[]; empty: string } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'value' | 'onChange'
  >) {
  return (
    <Frame {...{ label, error, hint, invalid }}>
      {(ids) => (
        <div className="select">
          <select {...rest} {...ids} value={value} onChange={(event) => onValue(event.target.value)}>
            <option value="">{empty}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Frame>
  );
}

/** A single check box. */
export function CheckField({
  label,
  checked,
  onChecked,
}: {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}) {
  return (
    <div className="field">
      <label className="option">
        <input type="checkbox" checked={checked} onChange={(event) => onChecked(event.target.checked)} />
        {label}
      </label>
    </div>
  );
}
