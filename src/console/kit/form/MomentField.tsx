import { useId, useState } from 'react';
import { FieldError } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { WHEN } from '../whenWords.ts';

interface Props {
  name?: string;
  label: string;
  /** A minute in the church's local time, as '2026-12-02T10:00'; '' while the day or the hour is missing. */
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** A day and an hour as two inputs, each with the picker that a phone has for it. */
export function MomentField({ name, label, value, onValue, error, required }: Props) {
  const words = useWords(WHEN);
  const id = useId();
  const [typed, setTyped] = useState(() => partsOf(value));
  // What is half typed has no value yet; a value from elsewhere comes over it.
  const shown = whole(typed) === value ? typed : partsOf(value);
  const set = (part: Partial<Parts>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onValue(whole(next));
  };
  const marked = {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-e` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="moment">
        <input
          {...marked}
          id={id}
          type="date"
          name={name}
          required={required}
          value={shown.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <input
          {...marked}
          type="time"
          aria-label={`${label}: ${words.time}`}
          value={shown.time}
          onChange={(event) => set({ time: event.target.value })}
        />
      </div>
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </div>
  );
}

interface Parts {
  readonly day: string;
  readonly time: string;
}

function partsOf(value: string): Parts {
  const [day = '', time = ''] = value.split('T');
  return { day, time: time.slice(0, 5) };
}

const whole = ({ day, time }: Parts): string => (day && time ? `${day}T${time}` : '');
