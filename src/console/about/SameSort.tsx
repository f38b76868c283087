import { Fragment } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { ABOUT, type PersonList } from './words.ts';

interface Sorted {
  readonly _id: string;
  readonly user_name: string;
  readonly sort?: number | null;
}

/** Says who of a list have the same Sort, with the way to each: nothing is wrong with that, but the order may not be the one that was meant. */
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
  const same = [...new Set(rows.map(({ sort }) => sort))].flatMap((sort) => {
    const those = rows.filter((row) => row.sort === sort);
    return typeof sort === 'number' && those.length > 1 ? [{ sort, those }] : [];
  });
  if (same.length === 0) return null;
  return (
    <Notice tone="quiet">
      <div>
        {same.map(({ sort, those }) => (
          <p key={sort}>
            {sameSort[list](those.length, sort)}{' '}
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
