import type { ReactNode } from 'react';
import { foreign } from '../parts/foreign.ts';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** How to reach a diocese: only what is known. */
export function ContactFacts({ contact }: { contact: DioceseData['contact'] }) {
  const { facts } = dioceseWords;
  return (
    <dl className="facts">
      <Fact
        name={facts.address}
        value={contact.address}
        show={(text) => <span lang={foreign(text)}>{text}</span>}
      />
      <Fact name={facts.phone} value={contact.phone} show={phones} />
      <Fact name={facts.mobile} value={contact.mobile} show={phones} />
      <Fact name={facts.fax} value={contact.fax} show={(text) => text} />
      <Fact name={facts.email} value={contact.email} show={(text) => <a href={`mailto:${text}`}>{text}</a>} />
    </dl>
  );
}

/** One line of a list of facts; nothing when there is nothing to say. */
export function Fact({
  name,
  value,
  show,
}: {
  name: string;
  value: string;
  show: (value: string) => ReactNode;
}) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{show(value)}</dd>
    </div>
  );
}

/** Numbers that may be several, with commas between them: a link each (AMB-102). */
export function phones(text: string): ReactNode {
  return text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)
    .map((number, i) => (
      <span key={number}>
        {i > 0 && ', '}
        <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
      </span>
    ));
}
