import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { useTrashQueries } from './trashParameter.ts';
import { LIST } from './words.ts';

/** The link to a list's trash. */
export function TrashLink() {
  const { trash } = useWords(LIST);
  const queries = useTrashQueries();
  return (
    <Link className={buttonClass('text', 'bar-trash')} to={queries.trash} title={trash}>
      <Icon name="trash" />
      <span>{trash}</span>
    </Link>
  );
}
