import type { ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from './laterWords.ts';
import './bulk.css';

/** The actions for the checked rows, in the footer of the window while any are checked. */
export function BulkBar({
  count,
  text,
  label,
  onClear,
  children,
}: {
  count: number;
  /** The text, if it is more than the number of rows. */
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
