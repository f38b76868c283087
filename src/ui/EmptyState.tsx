import type { ReactNode } from 'react';
import { MiniWindow } from './MiniWindow.tsx';

/** An empty list: the small window, a sentence, and an action if there is one (look book §2 "Empty"). */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <MiniWindow />
      <p>{sentence}</p>
      {children}
    </div>
  );
}
