import type { PersonShown } from '../pages/data.ts';
import { useOfficeName } from './officeName.ts';
import { Keeper } from './People.tsx';

/** Those who answer for a unit, beside its picture or its purpose: the first one larger, each with how to reach them. `name`: for the ear. */
export function Keepers({
  people,
  name,
  first = false,
}: {
  people: readonly PersonShown[];
  name: string;
  /** Whether theirs is the first picture of the page. */
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
