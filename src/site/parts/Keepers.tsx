import type { PersonShown } from '../context/data.ts';
import { useOfficeName } from './officeName.ts';
import { Keeper } from './People.tsx';

/** The people responsible for a unit, next to its picture or its purpose: the first one larger, each with contact details. `name`: for screen readers. */
export function Keepers({
  people,
  name,
  first = false,
}: {
  people: readonly PersonShown[];
  name: string;
  /** Whether the first portrait is the first picture of the page. */
  first?: boolean;
}) {
  const officeName = useOfficeName();
  if (people.length === 0) return null;
  return (
    <section className="keepers" aria-label={name}>
      {people.map((person, i) => (
        <Keeper
          key={person.id}
          person={person}
          label={officeName(person)}
          level="h2"
          large={i === 0}
          first={first && i === 0}
          address
        />
      ))}
    </section>
  );
}
