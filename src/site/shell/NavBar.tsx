import type { ReactNode } from 'react';
import type { MenuSection } from '../menu.ts';
import { usePageContext } from '../pageContext.ts';
import { words } from '../words.ts';
import { EntryList } from './PhoneMenu.tsx';
import { StateMap } from './StateMap.tsx';
import { byState, UnitList } from './unitGroups.tsx';

/**
 * The bar that stays at the top (002 §2.4). `current`: the word under which the page stands. Its popups open by hovering and by keyboard; each word is a link itself, to a page
 * from which the same places can be reached.
 */
export function NavBar({ current }: { current?: string | undefined }) {
  const { frame, menu, links } = usePageContext();
  return (
    <nav className="nav" aria-label={words.main}>
      <div className="wrap">
        <ul className="nav-list">
          <Word href={links.main('/home')} current={current === words.home}>
            {words.home}
          </Word>
          {frame.dioceses.length > 0 && (
            <Word href={links.main('/home/diocese')} current={current === words.diocese} popup={<Dioceses />}>
              {words.diocese}
            </Word>
          )}
          {frame.departments.length > 0 && (
            <Word
              href={links.main('/dep')}
              current={current === words.department}
              popup={<UnitList kind="department" units={frame.departments} className="pop--cols" />}
            >
              {words.department}
            </Word>
          )}
          {menu.bar.map(({ title, sections }) => (
            <Word
              key={title}
              href={links.main(sections[0]?.entries[0]?.path ?? '/home')}
              current={current === title}
              popup={<Sections sections={sections} />}
            >
              {title}
            </Word>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Word({
  href,
  current,
  popup,
  children,
}: {
  href: string;
  current: boolean;
  popup?: ReactNode;
  children: string;
}) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} aria-haspopup={popup ? 'true' : undefined}>
        {children}
      </a>
      {popup && <div className="pop">{popup}</div>}
    </li>
  );
}

function Dioceses() {
  const { frame } = usePageContext();
  return (
    <div className="states">
      {byState(frame.dioceses).map(({ state, dioceses }) => (
        <section key={state}>
          <StateMap state={state} />
          <h3>{state}</h3>
          <UnitList kind="diocese" units={dioceses} />
        </section>
      ))}
    </div>
  );
}

function Sections({ sections }: { sections: readonly MenuSection[] }) {
  const [only] = sections;
  if (sections.length === 1 && only) return <EntryList entries={only.entries} />;
  return (
    <div className="pop--menu">
      {sections.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <EntryList entries={entries} />
        </section>
      ))}
    </div>
  );
}
