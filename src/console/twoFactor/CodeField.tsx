import { TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { TWO_FACTOR } from './words.ts';
import './twoFactor.css';

/** The number of digits of an app's code. */
const SIX = 6;

/** The digits of what was typed or pasted, with or without spaces. */
export const sixOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, SIX);

/** How many digits are missing; 0 if there are six. */
export const missingOf = (code: string): number => SIX - code.length;

interface Props {
  label: string;
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** One field for the six digits of an app's code. */
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

/** The field for a recovery code, in whatever format it is typed. */
export function RecoveryCodeField({ error, value, onValue }: Omit<Props, 'label'>) {
  const words = useWords(TWO_FACTOR);
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
