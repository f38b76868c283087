import { Fragment } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { ABOUT, type PersonList } from './words.ts';

interface Sorted {
  readonly _id: string;
  readonly user_name: string;
  readonly sort?: number | null;
  /** The category of staff: each is a separate list on the website, with its own order. */
  readonly role: string;
}

/** Lists persons with the same Sort value, with a link to each: that is allowed, but the order may not be the intended one. */
export function SameSort({
  list,
  rows,
  to,
}: {
  list: PersonList;
  rows: readonly Sorted[];
  to: (id: string) => string;
}) {
  const { sameSort, entered } = useWords(ABOUT);
  const listOf = ({ sort, role }: Sorted): string => `${sort} ${list === 'staff' ? role : ''}`;
  const sorted = rows.filter((row) => typeof row.sort === 'number');
  const same = [...new Set(sorted.map(listOf))]
    .map((key) => [key, sorted.filter((row) => listOf(row) === key)] as const)
    .filter(([, those]) => those.length > 1);
  if (same.length === 0) return null;
  return (
    <Notice tone="quiet">
      <div>
        {same.map(([key, those]) => (
          <p key={key}>
            {sameSort[list](those.length, those[0]?.sort ?? 0)}{' '}
            {those.map(({ _id, user_name: name }, at) => (
              <Fragment key={_id}>
                {at > 0 && ', '}
                <Link to={to(_id)}>{name}</Link>
              </Fragment>
            ))}
          </p>
        ))}
        <p className="small">{entered}</p>
      </div>
    </Notice>
  );
}
