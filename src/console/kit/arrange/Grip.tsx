import type { ComponentProps } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { ARRANGE } from './words.ts';
import './grip.css';

const DOTS = <path d="M9 5.500v.1M15 5.500v.1M9 12v.1M15 12v.1M9 18.500v.1M15 18.500v.1" strokeWidth="2.4" />;

interface Props {
  /** The name of what it moves. */
  name: string;
  held: boolean;
  disabled: boolean;
  /** The props from `useArranging` for its place. */
  grip: ComponentProps<'button'>;
}

/** The grip by which an item is dragged, or picked up by keyboard. */
export function Grip({ name, held, disabled, grip }: Props) {
  const { move } = useWords(ARRANGE);
  return (
    <button
      {...grip}
      type="button"
      className="iconbtn grip"
      aria-label={move(name)}
      title={move(name)}
      aria-pressed={held}
      data-act="grip"
      disabled={disabled}
    >
      <Icon name={DOTS} />
    </button>
  );
}
