import type { ReactNode } from 'react';
import { MiniWindow } from './MiniWindow.tsx';

interface Props {
  sentence: string;
  /** What to do, below it. */
  step?: string | undefined;
  children?: ReactNode;
}

/** An empty list: the small window, a sentence, and an action if there is one (look book §2 "Empty"). */
export function EmptyState({ sentence, step, children }: Props) {
  return (
    <div className="empty">
      <MiniWindow />
      <p>{sentence}</p>
      {step && <p className="small">{step}</p>}
      {children}
    </div>
  );
}
