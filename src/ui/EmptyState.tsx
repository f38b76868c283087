import type { ReactNode } from 'react';
import { MiniWindow } from './MiniWindow.tsx';

/** Nothing to show: the small window, the sentence, and one way on where there is one (look book §2 "Empty"). */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <MiniWindow />
      <p>{sentence}</p>
      {children}
    </div>
  );
}
