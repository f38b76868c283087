import type { ReactNode, Ref } from 'react';
import { languageOf } from '#lib/language.ts';
import { Icon } from './Icon.tsx';

const ROLES = { bad: 'alert', good: 'status', warn: 'status', quiet: 'note' } as const;
const ICONS = { bad: 'warning', good: 'done', warn: 'warning', quiet: 'info' } as const;

/** A message above a form or page. A `bad` one is announced at once; `children` may hold buttons after it. */
export function Notice({
  tone,
  children,
  ref,
}: {
  tone: keyof typeof ROLES;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={tone === 'bad' ? 'notice' : `notice notice--${tone}`}
      role={ROLES[tone]}
      lang={typeof children === 'string' ? languageOf(children) : undefined}
    >
      <Icon name={ICONS[tone]} />
      {children}
    </div>
  );
}
