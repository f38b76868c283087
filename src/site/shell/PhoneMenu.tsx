import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { MenuEntry } from '../menu.ts';
import { usePageContext } from '../pageContext.ts';
import { siteWords } from '../words.ts';
import { byState, UnitList } from './unitGroups.tsx';

/** The menu on a phone: groups that open, one at a time; dioceses by state inside theirs (002 §2.4). */
export function PhoneMenu() {
  const { frame, menu } = usePageContext();
  const w = useWords(siteWords);
  return (
    <>
      <Group title={w.dioceses}>
        {byState(frame.dioceses).map(({ state, dioceses }) => (
          <details className="acc" key={state}>
            <summary className="title">{state}</summary>
            <UnitList kind="diocese" units={dioceses} />
          </details>
        ))}
      </Group>
      <Group title={w.departments}>
        <UnitList kind="department" units={frame.departments} />
      </Group>
      {menu.bar.flatMap(({ sections }) =>
        sections.map(({ title, entries }) => (
          <Group key={title} title={title}>
            <EntryList entries={entries} />
          </Group>
        )),
      )}
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

/** Pages of the main site as a list. */
export function EntryList({ entries }: { entries: readonly Pick<MenuEntry, 'label' | 'path'>[] }) {
  const { links, path: here } = usePageContext();
  return (
    <ul>
      {entries.map(({ label, path }) => (
        <li key={label}>
          {/* A sub-site has whole addresses of what is the main site's. */}
          <a href={links.main(path)} aria-current={links.main(path) === here ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
