import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { EMPTY, type NextStep } from './emptyWords.ts';
import { LIST } from './words.ts';

/** How an empty list says what to do; without any of these, its sentence says enough. */
export interface EmptyProps {
  /** The name of the button that adds the first one. */
  add?: string | undefined;
  /** What to do, if it is not to add one. */
  next?: NextStep | undefined;
}

interface Props extends EmptyProps {
  /** That there is nothing, often in the specification's words. */
  sentence: string;
  /** Present when filters or a search narrow the list: clearing them is the way on. */
  onClear?: (() => void) | undefined;
  /** Another way on. */
  children?: ReactNode;
}

/** Nothing to show, and what to do. */
export function EmptyList({ sentence, add, next, onClear, children }: Props) {
  const words = useWords(EMPTY);
  const { clearAll } = useWords(LIST);
  const step = onClear ? words.narrowed : next ? words.next[next] : add && words.begin(add);
  return (
    <EmptyState sentence={sentence} step={step}>
      {onClear && (
        <Button look="line" onClick={onClear}>
          {clearAll}
        </Button>
      )}
      {children}
    </EmptyState>
  );
}
