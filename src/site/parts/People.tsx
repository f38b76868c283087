import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import type { PersonShown } from '../context/data.ts';
import { Facts, Mail, Phones } from './Facts.tsx';
import { foreign } from './foreign.ts';
import { numbersIn, telephone } from './numbers.ts';
import { useDesignation } from './officeName.ts';
import { Photo, type SIZES } from './Picture.tsx';
import { Title } from './Title.tsx';

type Level = 'h2' | 'h3';
type PortraitSizes = Extract<keyof typeof SIZES, `portrait${string}` | 'face'>;

/** A portrait in a pointed window; without one the window stays empty. The name next to it serves as its text. */
export function Portrait({
  picture,
  sizes,
  first = false,
}: {
  picture: StoredFile | null;
  sizes: PortraitSizes;
  first?: boolean;
}) {
  return (
    <span className={picture ? 'arch' : 'arch arch--none'}>
      {picture && <Photo file={picture} sizes={sizes} first={first} />}
    </span>
  );
}

interface PersonProps {
  person: PersonShown;
  /** The line above the name: usually an office. */
  label?: string | undefined;
  level?: Level;
  /** Whether it is the first picture of the page. */
  first?: boolean;
}

/** The highest-ranking person: a large portrait, and contact details. */
export function FirstPerson({ person, label, level = 'h2', first = false }: PersonProps) {
  const designationOf = useDesignation();
  return (
    <article className="person person--first">
      <Portrait picture={person.picture} sizes="portraitLarge" first={first} />
      <div>
        <Label>{label ?? designationOf(person)}</Label>
        <Title as={level}>{person.name}</Title>
        <PersonFacts person={person} />
      </div>
    </article>
  );
}

/** Portraits next to their names, three or two in a row. `label`: the line above a name (by default the designation); `facts`: with contact details. */
export function People({
  people,
  label,
  level = 'h2',
  pairs = false,
  facts = false,
  first = false,
}: {
  people: readonly PersonShown[];
  label?: (person: PersonShown) => string;
  level?: Level;
  pairs?: boolean;
  facts?: boolean;
  first?: boolean;
}) {
  const designationOf = useDesignation();
  if (people.length === 0) return null;
  const above = label ?? designationOf;
  return (
    <div className={pairs ? 'people people--2' : 'people'}>
      {people.map((person, i) => (
        <article className="person" key={person.id}>
          <Portrait picture={person.picture} sizes="portrait" first={first && i === 0} />
          <div>
            <Label>{above(person)}</Label>
            <Title as={level}>{person.name}</Title>
          </div>
          {facts && <PersonFacts person={person} />}
        </article>
      ))}
    </div>
  );
}

/** A person next to other content: a small portrait, office, name and contact details. `large`: the first of several; `address`: include the address. */
export function Keeper({
  person,
  label,
  level = 'h3',
  large = false,
  address = false,
  first = false,
}: PersonProps & { large?: boolean; address?: boolean }) {
  const designationOf = useDesignation();
  const { phone, mobile, email } = person;
  const where = address ? person.address : '';
  return (
    <article className={large ? 'keeper keeper--first' : 'keeper'}>
      <Portrait picture={person.picture} sizes="portrait" first={first} />
      <div>
        <Label>{label ?? designationOf(person)}</Label>
        <Title as={level}>{person.name}</Title>
      </div>
      {[phone, mobile, email, where].some((fact) => fact !== '') && (
        <Facts
          facts={{
            phone: phone && <Phones numbers={phone} />,
            mobile: mobile && <Phones numbers={mobile} />,
            email: email && <Mail to={email} />,
            address: where,
          }}
        />
      )}
    </article>
  );
}

/** Portraits above their names, four in a row: the officers of a unit. `office`: the line below a name (by default the designation). */
export function Officers({
  people,
  office,
  level = 'h3',
}: {
  people: readonly PersonShown[];
  office?: (person: PersonShown) => string;
  level?: Level;
}) {
  const designationOf = useDesignation();
  const officeOf = office ?? designationOf;
  return (
    <div className="officers">
      {people.map((person) => {
        const under = officeOf(person);
        return (
          <article className="person" key={person.id}>
            <Portrait picture={person.picture} sizes="portraitCard" />
            <Title as={level}>{person.name}</Title>
            {under !== '' && <p lang={foreign(under)}>{under}</p>}
            <Ways person={person} />
          </article>
        );
      })}
    </div>
  );
}

/** Many names in two numbered columns, read downwards, each with its role below. */
export function Roll({ people }: { people: readonly PersonShown[] }) {
  const designationOf = useDesignation();
  return (
    <ol className="roll">
      {people.map(({ id, name, phone, mobile, ...person }) => (
        <li key={id}>
          <span>
            <Title as="span" className="title">
              {name}
            </Title>{' '}
            <Designation>{designationOf(person)}</Designation>
            <Numbers of={`${phone},${mobile}`} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const Designation = ({ children }: { children: string }) =>
  children !== '' && <small lang={foreign(children)}>{children}</small>;

/** Names with small portraits. */
export function Faces({ people }: { people: readonly PersonShown[] }) {
  return (
    <ul className="roll roll--faces">
      {people.map(({ id, name, picture, phone, mobile }) => (
        <li key={id}>
          <Portrait picture={picture} sizes="face" />
          <span>
            <Title as="span" className="title">
              {name}
            </Title>
            <Numbers of={`${phone},${mobile}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Phone links side by side; nothing if there are none. */
function Numbers({ of }: { of: string }) {
  const all = numbersIn(of);
  if (all.length === 0) return null;
  return (
    <span className="numbers">
      {all.map((number) => (
        <a key={number} href={telephone(number)}>
          {number}
        </a>
      ))}
    </span>
  );
}

/** A person's numbers and email address, below the name. */
function Ways({ person: { phone, mobile, email } }: { person: PersonShown }) {
  return (
    <>
      <Numbers of={`${phone},${mobile}`} />
      {email !== '' && <Mail to={email} />}
    </>
  );
}

/** A person's address, email address and numbers, only those known. */
export function PersonFacts({ person: { address, email, mobile, phone, fax } }: { person: PersonShown }) {
  if ([address, email, mobile, phone, fax].every((fact) => fact === '')) return null;
  return (
    <Facts
      facts={{
        address,
        email: email !== '' && <Mail to={email} />,
        mobile: mobile !== '' && <Phones numbers={mobile} />,
        phoneFax: phoneAndFax(phone, fax),
      }}
    />
  );
}

/** 'phone/fax' if both are known, otherwise the one that is (002 §7.1). */
function phoneAndFax(phone: string, fax: string): ReactNode {
  if (phone === '') return fax;
  return (
    <>
      <Phones numbers={phone} />
      {fax !== '' && (
        <>
          {' / '}
          <span className="number">{fax}</span>
        </>
      )}
    </>
  );
}

function Label({ children = '' }: { children?: string | undefined }) {
  if (children === '') return null;
  return (
    <p className="label" lang={foreign(children)}>
      <b>{children}</b>
    </p>
  );
}
