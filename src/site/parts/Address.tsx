import { Fragment } from 'react';
import { Mail, Phones } from './Facts.tsx';
import { foreign } from './foreign.ts';

/** An office's address and contact details, as lines below its name. */
export function Address({
  lines,
  phones,
  email,
}: {
  lines: readonly string[];
  phones: readonly string[];
  email: string;
}) {
  return (
    <address>
      {lines.flatMap((line) => [
        <span key={line} className="line" lang={foreign(line)}>
          {line}
        </span>,
        ' ',
      ])}
      {phones.map((number) => (
        <Fragment key={number}>
          {' '}
          <Phones numbers={number} />
        </Fragment>
      ))}{' '}
      {email !== '' && <Mail to={email} />}
    </address>
  );
}
