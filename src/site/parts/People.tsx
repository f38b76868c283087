import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import type { PersonShown } from '../pages/data.ts';
import { Facts, Mail, Phones } from './Facts.tsx';
import { foreign } from './foreign.ts';
import { numbersIn, telephone } from './numbers.ts';
import { Photo, type SIZES } from './Picture.tsx';
import { Title } from './Title.tsx';

type Level = 'h2' | 'h3';
type PortraitSizes = Extract<keyof typeof SIZES, `portrait${string}` | 'face'>;

/** A portrait in a pointed window; without one the window stays empty. The name beside it says whom it shows. */
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
  /** What stands above the name: an office, most often. */
  label?: string | undefined;
  level?: Level;
  /** The first picture of the page. */
  first?: boolean;
}

/** The first of an order: a large portrait, and how to reach the person. */
export function FirstPerson({
  person,
  label = person.designation,
  level = 'h2',
  first = false,
}: PersonProps) {
  return (
    <article className="person person--first">
      <Portrait picture={person.picture} sizes="portraitLarge" first={first} />
      <div>
        <Label>{label}</Label>
        <Title as={level}>{person.name}</Title>
        <PersonFacts person={person} />
      </div>
    </article>
  );
}

/**
 * Portraits beside their names, three or two in a row. `label` says what stands above a name (the designation, unless said); `facts`: with
 * how to reach each.
 */
export function People({
  people,
  label = ({ designation }) => designation,
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
  if (people.length === 0) return null;
  return (
    <div className={pairs ? 'people people--2' : 'people'}>
      {people.map((person, i) => (
        <article className="person" key={person.id}>
          <Portrait picture={person.picture} sizes="portrait" first={first && i === 0} />
          <div>
            <Label>{label(person)}</Label>
            <Title as={level}>{person.name}</Title>
          </div>
          {facts && <PersonFacts person={person} />}
        </article>
      ))}
    </div>
  );
}

/**
 * Somebody beside other words: a small portrait, office and name, and how to reach the person. `large`: the first of several; `address`: with
 * where they are.
 */
export function Keeper({
  person,
  label = person.designation,
  level = 'h3',
  large = false,
  address = false,
  first = false,
}: PersonProps & { large?: boolean; address?: boolean }) {
  const { phone, mobile, email } = person;
  const where = address ? person.address : '';
  return (
    <article className={large ? 'keeper keeper--first' : 'keeper'}>
      <Portrait picture={person.picture} sizes="portrait" first={first} />
      <div>
        <Label>{label}</Label>
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

/** Portraits above their names, four in a row: the officers of a unit. `office`: what stands under a name (the designation, unless said). */
export function Officers({
  people,
  office = ({ designation }) => designation,
  level = 'h3',
}: {
  people: readonly PersonShown[];
  office?: (person: PersonShown) => string;
  level?: Level;
}) {
  return (
    <div className="officers">
      {people.map((person) => {
        const under = office(person);
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

/** Many names in two columns that read downwards, numbered, what each is under the name. */
export function Roll({ people }: { people: readonly PersonShown[] }) {
  return (
    <ol className="roll">
      {people.map(({ id, name, designation, phone, mobile }) => (
        <li key={id}>
          <span>
            <Title as="span" className="title">
              {name}
            </Title>{' '}
            {designation !== '' && <small lang={foreign(designation)}>{designation}</small>}
            <Numbers of={`${phone},${mobile}`} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Names with small faces. */
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

/** Numbers to call, one beside the other; nothing where there are none. */
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

/** The numbers and the mail of somebody, below the name. */
function Ways({ person: { phone, mobile, email } }: { person: PersonShown }) {
  return (
    <>
      <Numbers of={`${phone},${mobile}`} />
      {email !== '' && <Mail to={email} />}
    </>
  );
}

/** Address, mail and numbers of a person: only what is known. */
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

/** 'phone/fax' when both are known, otherwise whichever is (002 §7.1). */
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
