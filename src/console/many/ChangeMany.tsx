import { useState } from 'react';
import { type Field, type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { manyFields } from '#kinds/many.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../kit/session.ts';
import { useUnits } from '../kit/useUnits.ts';
import { SHELL } from '../kit/words.ts';
import { MANY } from './words.ts';

interface Props {
  of: Kind;
  count: number;
  busy: boolean;
  onChange: (values: Record<string, unknown>) => void;
  onClose: () => void;
}

/** Changes one field of many records, or moves them to another unit. */
export function ChangeMany({ of, count, busy, onChange, onClose }: Props) {
  const words = useWords(MANY);
  const { units } = useWords(SHELL);
  const isOffice = useStaff().is === 'full_administrator';
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  const movable = isOffice ? unitsOf(of) : [];
  const fields = manyFields(of).filter((one) => !isBranded(of.fields[one]));
  const options = [
    ...fields.map((one) => ({ value: one, name: of.fields[one]?.label ?? one })),
    ...movable.map((one) => ({ value: one as string, name: units[one].label })),
  ];
  const unit = movable.find((one) => one === name);
  const submit = () => {
    if (name === '') return setMissing(true);
    const type = of.fields[name]?.type;
    onChange({
      [name]: type === 'flag' ? value === 'true' : type === 'number' && value !== '' ? Number(value) : value,
    });
  };
  return (
    <Dialog
      title={words.heading(count)}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <Button type="submit" busy={busy}>
          {words.all(count)}
        </Button>
      }
    >
      <SelectField
        label={words.what}
        empty={words.choose}
        options={options}
        error={missing && name === '' ? words.nothing : undefined}
        value={name}
        onValue={(next) => {
          setName(next);
          setValue('');
        }}
      />
      {unit ? (
        <UnitValue unit={unit} value={value} onValue={setValue} />
      ) : (
        name !== '' && <Value field={of.fields[name]} value={value} onValue={setValue} />
      )}
    </Dialog>
  );
}

/** A choice whose labels only its own screens know. */
const isBranded = (field: Field | undefined): boolean => field?.type === 'choice' && field.wire !== undefined;

interface ValueProps {
  value: string;
  onValue: (value: string) => void;
}

function UnitValue({ unit, ...value }: ValueProps & { unit: UnitKind }) {
  const words = useWords(MANY);
  const options = useUnits(unit, true, undefined) ?? [];
  return <SelectField label={words.value} empty={words.choose} options={options} {...value} />;
}

function Value({ field, ...value }: ValueProps & { field: Field | undefined }) {
  const words = useWords(MANY);
  const { value: label, choose, yes, no } = words;
  if (field?.type === 'choice')
    return (
      <SelectField
        label={label}
        empty={choose}
        options={field.values.map((one) => ({ value: one, name: spoken(one) }))}
        {...value}
      />
    );
  if (field?.type === 'flag')
    return (
      <SelectField
        label={label}
        empty={choose}
        options={[
          { value: 'true', name: yes },
          { value: 'false', name: no },
        ]}
        {...value}
      />
    );
  const type =
    { day: 'date', moment: 'datetime-local', number: 'number', url: 'url' }[String(field?.type)] ?? 'text';
  return <TextField label={label} type={type} {...value} />;
}

/** 'Sermon outlines' from sermon_outlines. */
const spoken = (value: string): string =>
  `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;
