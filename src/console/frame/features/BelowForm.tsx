import { FormChecks } from '../../checks/Checks.tsx';
import type { Previewed } from '../../kit/form/previewed.ts';
import { useHasOwnPage } from '../../kit/usePages.ts';
import { ItemReaders } from '../../readers/ItemReaders.tsx';

/** Below the fields of a record on the website: checks before publication, and reader statistics. */
export function BelowForm({ kind, id }: Pick<Previewed, 'kind' | 'id'>) {
  const isSaved = useHasOwnPage(kind) && id !== undefined;
  return (
    <>
      <FormChecks id={id} />
      {isSaved && <ItemReaders {...{ kind, id }} />}
    </>
  );
}
