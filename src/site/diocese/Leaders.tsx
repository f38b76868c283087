import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../data.ts';
import { Officers, Shepherd } from '../parts/People.tsx';
import { Section } from '../parts/Section.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** Bishop and director, and the officers of the diocese, as far as they are known. */
export function Leaders({ data: { bishops, directors, officers } }: { data: DioceseData }) {
  const w = useWords(dioceseWords);
  const shepherd = (person: PersonShown, office: string) => (
    <Shepherd key={person.id} person={person} label={person.designation || office} />
  );
  return (
    <>
      {bishops.length + directors.length > 0 && (
        <section className="section wrap" aria-label={w.shepherds}>
          <div className="shepherds">
            {bishops.map((person) => shepherd(person, w.bishop))}
            {directors.map((person) => shepherd(person, w.director))}
          </div>
        </section>
      )}
      {officers.length > 0 && (
        <Section id="officers" title={w.officers}>
          <Officers people={officers} />
        </Section>
      )}
    </>
  );
}
