import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Facts, Mail, Phones } from '../parts/Facts.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { announcementWords } from './words.ts';

/** Who answers the press, with number and address; the office where nobody has been named for it. */
export function PressContact({ people }: { people: readonly PersonShown[] }) {
  const { organisation } = usePageContext();
  const w = useWords(announcementWords);
  const named = people.map(({ id, name, designation, mobile, phone, email }) => ({
    ...{ id, name, designation, email },
    numbers: [mobile, phone].filter(Boolean).join(','),
  }));
  const office = {
    ...{ id: 'office', name: organisation.name, designation: '', email: organisation.email },
    numbers: organisation.phones.join(','),
  };
  return (
    <section className="press" aria-labelledby="press-title">
      <h2 id="press-title">{w.forPress}</h2>
      {(named.length > 0 ? named : [office]).map(({ id, name, designation, numbers, email }) => (
        <div key={id}>
          <Title as="h3">{name}</Title>
          <Deck className="label">{designation}</Deck>
          <Facts
            facts={{
              phone: numbers !== '' && <Phones numbers={numbers} />,
              email: email && <Mail to={email} />,
            }}
          />
        </div>
      ))}
    </section>
  );
}
