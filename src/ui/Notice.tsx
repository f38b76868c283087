import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

/** A sentence above a form. A `bad` one is read out at once; `children` may hold buttons behind it. */
export function Notice({
  tone,
  children,
  ref,
}: {
  tone: 'bad' | 'quiet';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={tone === 'bad' ? 'notice' : 'notice notice--quiet'}
      role={tone === 'bad' ? 'alert' : 'note'}
    >
      <Icon name={tone === 'bad' ? 'warning' : 'info'} />
      {children}
    </div>
  );
}
