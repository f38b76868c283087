import type { ReactNode } from 'react';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import type { MenuEntry } from '../menu/menu.ts';
import { ShelfLink } from './ShelfLink.tsx';
import { byState, UnitList } from './unitGroups.tsx';

/** The menu on a phone: the most visited pages, then groups of which one is open at a time, with the dioceses by state in theirs (002 §2.4). */
export function PhoneMenu() {
  const { frame, menu } = usePageContext();
  const w = useWords(siteWords);
  const first = [
    ...menu.latest.entries,
    ...menu.short.filter(({ path }) => path === SITE_PLACES.statements),
    { label: w.allDioceses, path: '/dio' },
    { label: w.allDepartments, path: '/dep' },
  ];
  return (
    <>
      <EntryList entries={first} className="quick" />
      <Group title={w.dioceses}>
        {byState(frame.units('diocese')).map(({ state, dioceses }) => (
          <details className="acc" key={state}>
            <summary className="title">{w.states[state]}</summary>
            <UnitList kind="diocese" units={dioceses} />
          </details>
        ))}
      </Group>
      <Group title={w.departments}>
        <UnitList kind="department" units={frame.units('department')} />
      </Group>
      {menu.bar.flatMap(({ sections }) =>
        sections.map(({ title, entries }) => (
          <Group key={title} title={title}>
            <EntryList entries={entries} />
          </Group>
        )),
      )}
      <Group title={menu.contact.title}>
        <EntryList entries={menu.contact.entries} />
      </Group>
      <ul className="menu-foot">
        <li>
          <ShelfLink />
        </li>
      </ul>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="acc" name="menu">
      <summary className="title">{title}</summary>
      {children}
    </details>
  );
}

/** A list of links to pages of the main site. */
export function EntryList({
  entries,
  className,
}: {
  entries: readonly Pick<MenuEntry, 'label' | 'path'>[];
  className?: string;
}) {
  const { links, path: here } = usePageContext();
  return (
    <ul className={className}>
      {entries.map(({ label, path }) => (
        <li key={label}>
          {/* A sub-site links to the main site with absolute URLs. */}
          <a
            href={links.main(path)}
            aria-current={links.main(path) === links.page(here) ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
