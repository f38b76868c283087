import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { FirstPerson, People } from '../parts/People.tsx';
import { AdministrationPage } from './AdministrationPage.tsx';
import { ADMINISTRATION } from './paths.ts';
import { administrationWords } from './words.ts';

/** The officers of the synod: the first in sort order large, all with contact details (002 §2.16). */
export function OfficersPage({ people }: { people: readonly PersonShown[] }) {
  return (
    <AdministrationPage here="officers" path={ADMINISTRATION.officers} people={people}>
      <OfficerCards people={people} large />
    </AdministrationPage>
  );
}

/** Officers as cards, the first one large on request; a sentence if there are none. */
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
