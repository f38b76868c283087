import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../data.ts';
import { Pager } from '../parts/Pager.tsx';
import { FirstPerson, People } from '../parts/People.tsx';
import type { Paged } from '../people.load.ts';
import { AdministrationPage } from './AdministrationPage.tsx';
import { ADMINISTRATION } from './paths.ts';
import { administrationWords } from './words.ts';

/** The officers of the synod: the first in the order large, all with how to reach them (002 §2.16). */
export function OfficersPage({ data: { people, page, pages } }: { data: Paged }) {
  const path = ADMINISTRATION.officers;
  return (
    <AdministrationPage here="officers" path={path} page={page} people={people}>
      <OfficerCards people={people} large={page === 1} />
      <Pager page={page} pages={pages} href={(to) => (to === 1 ? path : `${path}?page=${to}`)} />
    </AdministrationPage>
  );
}

/** Officers as cards, the first of them large if so said; what is said when there are none. */
export function OfficerCards({ people, large }: { people: readonly PersonShown[]; large: boolean }) {
  const w = useWords(administrationWords);
  const [first, ...others] = people;
  if (!first) return <EmptyState sentence={w.noPersons} />;
  return (
    <>
      {large && <FirstPerson person={first} first />}
      <People people={large ? others : people} facts first={!large} />
    </>
  );
}
