import { TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { SECOND_KEY } from './words.ts';
import './secondKey.css';

/** How many numbers an app shows. */
const SIX = 6;

/** The numbers of what was typed or pasted, with blanks or without. */
export const sixOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, SIX);

/** How many numbers are missing; 0 when there are six. */
export const missingOf = (code: string): number => SIX - code.length;

interface Props {
  label: string;
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** One field for the six numbers of an app. */
export function SixField({ label, error, value, onValue }: Props) {
  return (
    <div className="six-field">
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
        value={value}
        onValue={(typed) => onValue(sixOf(typed))}
      />
    </div>
  );
}

/** The field for a code on paper, typed in whatever way. */
export function PaperField({ error, value, onValue }: Omit<Props, 'label'>) {
  const words = useWords(SECOND_KEY);
  return (
    <TextField
      label={words.paperLabel}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      hint={words.paperHint}
      error={error}
      value={value}
      onValue={onValue}
    />
  );
}
