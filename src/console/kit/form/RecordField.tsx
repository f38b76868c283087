import type { ReactNode } from 'react';
import type { Field } from '#kinds/define.ts';
import { languageOf } from '#lib/language.ts';
import { named } from '#lib/translations.ts';
import { CheckField, type Option, SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FileField, type FileFieldLook } from '../uploads/FileField.tsx';
import { SHELL } from '../words.ts';
import { useForm } from './formContext.ts';
import { MomentField } from './MomentField.tsx';

export interface RecordFieldProps<N extends string> extends FileFieldLook {
  readonly name: N;
  readonly hint?: string;
  /** The options of a choice or the suggestions of a text; for a choice, with their labels. */
  readonly options?: readonly Option[];
  /** Always shows how much of a length limit is used, not only when little room is left. */
  readonly counted?: boolean;
  readonly rows?: number;
  readonly autoComplete?: string;
}

/** From this share of the length limit on, the field shows how much is used. */
const NEARLY_FULL = 0.8;

/** One field of the edited record, rendered by its declared type. The screen decides where it is placed. */
export function RecordField({ name, ...look }: RecordFieldProps<string>): ReactNode {
  const form = useForm();
  const field = form.of.fields[name];
  if (!field) return <UnitField name={name} />;
  if (field.type === 'file') return <FileField name={name} field={field} {...look} />;
  return <ValueField name={name} field={field} {...look} />;
}

function ValueField({
  name,
  field,
  options,
  counted = false,
  ...look
}: RecordFieldProps<string> & { field: Exclude<Field, { type: 'file' }> }) {
  const form = useForm();
  const value = form.values[name];
  const text = typeof value === 'string' ? value : '';
  const label = form.labelOf(name);
  const common = {
    name,
    label,
    error: form.errors[name],
    hint: look.hint,
    required: form.isRequired(name) || undefined,
    value: text,
    onValue: (next: string) => form.set(name, next),
  };
  const isNearlyFull = 'max' in field && text.length > field.max * NEARLY_FULL;
  const limit = 'max' in field && (counted || isNearlyFull) ? field.max : undefined;
  const attributes = { autoComplete: look.autoComplete ?? 'off' };
  const chosenFrom = options ?? (field.type === 'choice' ? field.values.map(asOption) : undefined);
  if (chosenFrom) return <SelectField {...common} empty={label} options={chosenFrom} />;
  switch (field.type) {
    case 'flag':
      return <CheckField label={label} checked={value === true} onChecked={(on) => form.set(name, on)} />;
    case 'richText':
      return (
        <RichTextField
          name={name}
          label={label}
          value={text}
          error={common.error}
          onValue={common.onValue}
          pictures={form.queue(name)}
        />
      );
    case 'longText':
      return <TextAreaField {...common} limit={limit} lang={languageOf(text)} rows={look.rows ?? 4} />;
    case 'day':
      return <TextField {...common} type="date" />;
    case 'moment':
      return <MomentField {...common} />;
    case 'number':
      return (
        <TextField
          {...common}
          {...attributes}
          type="number"
          min={field.min}
          max={field.max}
          step={field.whole ? 1 : 'any'}
        />
      );
    case 'email':
      return <TextField {...common} {...attributes} type="email" />;
    case 'phone':
      return <TextField {...common} {...attributes} type="tel" />;
    case 'url':
      return <TextField {...common} {...attributes} limit={limit} inputMode="url" placeholder="https://" />;
    case 'secret':
      return <TextField {...common} type="password" autoComplete={look.autoComplete ?? 'new-password'} />;
    case 'text':
      return look.rows === undefined ? (
        <TextField {...common} {...attributes} limit={limit} lang={languageOf(text)} />
      ) : (
        <TextAreaField {...common} limit={limit} lang={languageOf(text)} className="short" rows={look.rows} />
      );
    case 'label':
      return <TextField {...common} {...attributes} limit={limit} />;
    default:
      // References have their own controls; rows have their own forms (rowCalls).
      return null;
  }
}

const asOption = (value: string): Option => ({ value, name: named(value) });

/** The department or diocese that the record belongs to. A unit's user has only their own one, so there is nothing to choose (000 §6). */
function UnitField({ name }: { name: string }) {
  const form = useForm();
  const { units } = useWords(SHELL);
  if (!form.unitOptions || name !== form.unit) return null;
  return (
    <SelectField
      name={name}
      label={form.labelOf(name)}
      empty={units[form.unit].choose}
      options={form.unitOptions}
      error={form.errors[name]}
      required={form.isRequired(name) || undefined}
      value={String(form.values[name] ?? '')}
      onValue={(id) => form.set(name, id)}
    />
  );
}
