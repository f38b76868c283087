import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../data.ts';
import { aimPath } from '../host/paths.ts';
import type { PageMeta } from '../shell/Document.tsx';
import { Page } from '../shell/Page.tsx';
import { departmentWords } from './words.ts';

/** What a department's two pages share: its name, and the tabs between them. `home`: where the first one is on this host. */
export function DepartmentFrame({
  unit,
  home,
  here,
  chooser,
  children,
  ...meta
}: PageMeta & {
  unit: UnitLink;
  home: string;
  here: 'news' | 'aim';
  chooser?: ReactNode;
  islands?: readonly string[];
  children: ReactNode;
}) {
  const w = useWords(departmentWords);
  return (
    <Page heading={unit.name} label={<p className="label">{w.above}</p>} {...meta}>
      {chooser}
      <nav className="tabs" aria-label={unit.name}>
        <a href={home} aria-current={here === 'news' ? 'page' : undefined}>
          {w.newsAndEvents}
        </a>
        <a href={aimPath(unit.id)} aria-current={here === 'aim' ? 'page' : undefined}>
          {w.aim}
        </a>
      </nav>
      {children}
    </Page>
  );
}
