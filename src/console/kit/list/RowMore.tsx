import { Link, useSearchParams } from 'react-router';
import { FORM_PARAMETER, LIKE_PARAMETER } from '#lib/formParameter.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from './laterWords.ts';
import type { RowOf, RowPart } from './listFeatures.ts';
import { NEW, OVER_LIST } from './useOpenForm.ts';

/** Further menu entries of a row besides edit, switch and delete, those of features included; loaded when a menu is first opened. */
export function RowMore({ parts, ...row }: RowOf & { parts: readonly RowPart[] }) {
  const { of, id, may, add } = row;
  const { addLike } = useWords(LIST_LATER);
  const query = new URLSearchParams(useSearchParams()[0]);
  query.set(FORM_PARAMETER, NEW);
  query.set(LIKE_PARAMETER, id);
  const like = add ? { to: `${add}?${LIKE_PARAMETER}=${id}` } : { to: `?${query}`, ...OVER_LIST };
  return (
    <>
      {may.create && of.comesAgain && (
        <Link {...like}>
          <Icon name="plus" />
          {addLike}
        </Link>
      )}
      {parts
        .filter(({ isFor }) => isFor(row))
        .map(({ name, Part }) => (
          <Part key={name} {...row} />
        ))}
    </>
  );
}
