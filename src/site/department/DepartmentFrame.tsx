import type { ReactElement, ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { aimPath } from '../host/paths.ts';
import type { PageMeta } from '../shell/Document.tsx';
import { Page } from '../shell/Page.tsx';
import { departmentWords } from './words.ts';

type Here = 'news' | 'aim';

/** The frame of a department's two pages: its name, and the tabs between them. `home`: path of the first one on this host. */
export function DepartmentFrame({
  unit,
  home,
  here,
  chooser,
  opening,
  children,
  ...meta
}: PageMeta & {
  unit: UnitLink;
  home: string;
  here: Here;
  chooser?: ReactNode;
  /** Renders the content around the page's heading. */
  opening?: (head: ReactElement) => ReactNode;
  islands?: readonly string[];
  children: ReactNode;
}) {
  const { links } = usePageContext();
  const [w, site] = [useWords(departmentWords), useWords(siteWords)];
  const all = { label: site.departments, href: links.main('/dep') };
  return (
    <Page
      heading={unit.name}
      trail={here === 'news' ? [all] : [all, { label: unit.name, href: links.page(home) }]}
      {...(here === 'aim' && { here: site.aim })}
      label={<p className="label">{w.above}</p>}
      {...(opening && { opening })}
      {...meta}
    >
      {chooser}
      <DepartmentTabs unit={unit} home={home} here={here} />
      {children}
    </Page>
  );
}

/** The tabs between a department's two pages. */
export function DepartmentTabs({ unit, home, here }: { unit: UnitLink; home: string; here: Here }) {
  const { links } = usePageContext();
  const { newsAndEvents } = useWords(departmentWords);
  const { aim } = useWords(siteWords);
  return (
    <nav className="tabs" aria-label={unit.name}>
      <a href={links.page(home)} aria-current={here === 'news' ? 'page' : undefined}>
        {newsAndEvents}
      </a>{' '}
      <a href={links.page(aimPath(unit.id))} aria-current={here === 'aim' ? 'page' : undefined}>
        {aim}
      </a>
    </nav>
  );
}
