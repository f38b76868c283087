import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { useHasOwnPage } from '../usePages.ts';
import type { FormOfRecord, FormPart } from './formFeatures.ts';

interface Props {
  form: FormOfRecord;
  parts: readonly FormPart[];
}

/** Below the fields of a record: what the features around it add, such as its automatic changes, its checks and its comments. */
export function OfItem({ form, parts }: Props) {
  const { previewed } = form;
  const hasOwnPage = useHasOwnPage(previewed?.kind);
  const shown = parts.filter(({ isFor }) => isFor(form));
  if (shown.length === 0) return null;
  const isSaved = previewed && !previewed.whole && previewed.id !== undefined;
  return (
    <div className={hasOwnPage && isSaved ? 'of-item of-item--saved' : 'of-item'}>
      {shown.map(({ name, Part }) => (
        <SuspenseBoundary key={name}>
          <Part form={form} />
        </SuspenseBoundary>
      ))}
    </div>
  );
}
