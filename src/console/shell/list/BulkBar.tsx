import type { ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from './laterWords.ts';
import './bulk.css';

/** What can be done with the checked rows; stands at the foot of the window while there are some. */
export function BulkBar({
  count,
  text,
  label,
  onClear,
  children,
}: {
  count: number;
  /** What it says of them, where it is more than how many they are. */
  text?: string;
  label: string;
  onClear: () => void;
  children: ReactNode;
}) {
  const words = useWords(LIST_LATER);
  if (count === 0) return null;
  return (
    <section className="bulk night" aria-label={label}>
      <span className="n" role="status">
        {text ?? words.selected(count)}
      </span>
      {children}
      <IconButton icon="close" label={words.clearSelection} onClick={onClear} />
    </section>
  );
}
