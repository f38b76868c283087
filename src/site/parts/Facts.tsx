import { Fragment, type ReactNode } from 'react';
import type { WordsOf } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { foreign } from './foreign.ts';
import { numbersIn, telephone } from './numbers.ts';
import { factWords } from './words.ts';

/** Contact details in the order given, only those known. Each text is marked with its own language. */
export function Facts({ facts }: { facts: Partial<Record<keyof WordsOf<typeof factWords>, ReactNode>> }) {
  const names = useWords(factWords);
  return (
    <dl className="facts">
      {(Object.keys(facts) as (keyof typeof names)[])
        .filter((name) => facts[name])
        .map((name) => {
          const fact = facts[name];
          return (
            <div key={name}>
              <dt>{names[name]}</dt>
              <dd lang={typeof fact === 'string' ? foreign(fact) : undefined}>
                {typeof fact === 'string' ? unbroken(fact) : fact}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

/** A text whose two-part postal codes, such as '600 086', do not break across lines. */
const unbroken = (text: string): ReactNode =>
  text.split(/(\b\d{3} \d{3}\b)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key, and a page is rendered once.
      <span key={i} className="number">
        {part}
      </span>
    ),
  );

/** Comma-separated numbers, each as a link (AMB-102). */
export function Phones({ numbers }: { numbers: string }) {
  return numbersIn(numbers).map((number, i) => (
    <span key={number}>
      {i > 0 && <br />}
      <a href={telephone(number)}>{number}</a>
    </span>
  ));
}

/** An email address, which may break before the @ and each dot. */
export function Mail({ to, className }: { to: string; className?: string }) {
  return (
    <a className={className} href={`mailto:${to}`}>
      {to.split(/(?=[@.])/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other key, and a page is rendered once.
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
