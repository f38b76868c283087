import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { entryAt, type ShownEntry, useEntries } from '../kit/entries.ts';
import { useHistoryState } from '../kit/historyState.ts';
import { useStaff } from '../kit/session.ts';
import { SHELL } from '../kit/words.ts';
import { useSectionCounts } from './useSectionCounts.ts';

/** The sections next to the screen, on wide windows. */
export function Sidebar() {
  return (
    <div className="side">
      <SectionLinks />
    </div>
  );
}

/** What is looked at each day, the sections the user may see in the specification's order (000 §2.1), and the personal ones. */
export function SectionLinks() {
  const words = useWords(SHELL);
  const { is } = useStaff();
  const all = useEntries();
  const countOf = useSectionCounts();
  const { pathname } = useLocation();
  // A record's history belongs to the section that it was opened from.
  const current = entryAt(useHistoryState()?.from.to ?? pathname, all);
  const link = (entry: ShownEntry) => (
    <Link key={entry.to} to={entry.to} aria-current={entry === current ? 'page' : undefined}>
      <Icon name={entry.icon} />
      {entry.label}
      <Count of={countOf(entry)} />
    </Link>
  );
  const seen = all.filter(({ who }) => who.includes(is));
  return (
    <>
      {(['daily', undefined, 'own'] as const).map((group) => (
        <nav key={group ?? ''} className="nav" aria-label={words[group ?? 'sections']}>
          {seen.filter((entry) => entry.group === group).map(link)}
        </nav>
      ))}
    </>
  );
}

function Count({ of }: { of: { readonly count: number; readonly told: string } | undefined }) {
  if (!of) return null;
  return (
    <span className="n">
      {of.count}
      <span className="vh"> {of.told}</span>
    </span>
  );
}
