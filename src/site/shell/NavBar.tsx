import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import type { MenuSection } from '../menu/menu.ts';
import { EntryList } from './PhoneMenu.tsx';
import { DiocesesByState, UnitList } from './unitGroups.tsx';

/**
 * The sticky navigation bar (002 §2.4). Its words open lists: on hover with a mouse, and on click, so that they work with touch and keyboard too,
 * without script. Closed lists are not in the tab order.
 */
export function NavBar() {
  const { site, frame, menu, links, url, under } = usePageContext();
  const w = useWords(siteWords);
  return (
    <nav className="nav" aria-label={w.main}>
      <div className="wrap">
        <ul className="nav-list">
          <li>
            <a href={links.main('/home')} aria-current={url === '/home' ? 'page' : undefined}>
              {w.home}
            </a>
          </li>
          {frame.units('diocese').length > 0 && (
            <Word word={w.diocese} current={site.kind === 'diocese' || url === '/dio'}>
              <DiocesesByState />
            </Word>
          )}
          {frame.units('department').length > 0 && (
            <Word word={w.department} current={site.kind === 'department' || url === '/dep'}>
              <UnitList kind="department" units={frame.units('department')} className="pop--cols" />
            </Word>
          )}
          {menu.bar.map(({ name, title, sections }) => (
            <Word
              key={title}
              word={title}
              current={
                name === under || sections.some(({ entries }) => entries.some((entry) => entry.url === url))
              }
            >
              <Sections sections={sections} />
            </Word>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A word of the bar with its list. Only one list is open at a time; islands/parts/panels.ts adds Escape and closing on a click outside. */
function Word({ word, current = false, children }: { word: string; current?: boolean; children: ReactNode }) {
  return (
    <li>
      <details name="bar">
        <summary aria-current={current ? 'true' : undefined}>{word}</summary>
      </details>
      <div className="pop">{children}</div>
    </li>
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
