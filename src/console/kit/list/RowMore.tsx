import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FORM_PARAMETER, LIKE_PARAMETER } from '#lib/formParameter.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from './laterWords.ts';
import type { RowOf, RowPart } from './listFeatures.ts';
import { NEW, OVER_LIST } from './useOpenForm.ts';

/**
 * Further menu entries of a row besides edit, switch and delete, those of features included; loaded when a menu is first opened. What is rarely wanted is
 * under 'More': where a list has no entries of its own, a menu has five at most.
 */
export function RowMore({ parts, ...row }: RowOf & { parts: readonly RowPart[] }) {
  const { of, id, may, add } = row;
  const { addLike, more } = useWords(LIST_LATER);
  const [open, setOpen] = useState(false);
  const query = new URLSearchParams(useSearchParams()[0]);
  query.set(FORM_PARAMETER, NEW);
  query.set(LIKE_PARAMETER, id);
  const like = add ? { to: `${add}?${LIKE_PARAMETER}=${id}` } : { to: `?${query}`, ...OVER_LIST };
  const shown = parts.filter(({ isFor }) => isFor(row));
  const entries = ({ often }: Pick<RowPart, 'often'>) =>
    shown.filter((part) => part.often === often).map(({ name, Part }) => <Part key={name} {...row} />);
  const hasLike = may.create && of.comesAgain === true;
  const isLong = shown.filter(({ often }) => !often).length + Number(hasLike) > 1;
  return (
    <>
      {entries({ often: true })}
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={(event) => {
            // Other entries close the menu.
            event.stopPropagation();
            setOpen(!open);
          }}
        >
          <Icon name={open ? 'earlier' : 'later'} />
          {more}
        </button>
      )}
      {(open || !isLong) && (
        <>
          {hasLike && (
            <Link {...like}>
              <Icon name="plus" />
              {addLike}
            </Link>
          )}
          {entries({})}
        </>
      )}
    </>
  );
}
