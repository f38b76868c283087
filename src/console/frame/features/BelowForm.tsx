import { FormChecks } from '../../checks/Checks.tsx';
import type { Previewed } from '../../kit/form/previewed.ts';
import { useHasOwnPage } from '../../kit/usePages.ts';
import { ItemReaders } from '../../readers/ItemReaders.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';

/** Below the fields of a record on the website: checks before publication, sharing, and reader statistics. */
export function BelowForm({ kind, id, shows }: Pick<Previewed, 'kind' | 'id' | 'shows'>) {
  const isSaved = useHasOwnPage(kind) && id !== undefined;
  return (
    <>
      <FormChecks id={id} />
      {isSaved && shows !== 'saved' && (
        <p className="checks-share">
          <ShareButton {...{ kind, id }} />
        </p>
      )}
      {isSaved && <ItemReaders {...{ kind, id }} />}
    </>
  );
}
