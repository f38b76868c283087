import { Suspense } from 'react';
import { onDemand } from '../../onDemand.ts';
import type { Previewed } from '../../preview/usePreview.ts';
import { useForm } from './formContext.ts';

const BelowForm = onDemand(() => import('../../checks/BelowForm.tsx'), 'BelowForm');
const ItemPlans = onDemand(() => import('../../schedule/ItemPlans.tsx'), 'ItemPlans');

interface Props {
  previewed: Previewed | undefined;
  /** What is typed has been planned for later. */
  onPlanned: () => Promise<void>;
  /** Puts what was planned into the form. */
  onPut: (values: Readonly<Record<string, unknown>>) => void;
  isSaved: () => boolean;
}

/** Below the fields of a record that stands on the website: what comes of it by itself, what is said of it, and done with it. */
export function OfItem({ previewed, onPlanned, onPut, isSaved }: Props) {
  const { switchable } = useForm().of;
  if (!previewed || previewed.whole) return null;
  const { kind, id, shows } = previewed;
  return (
    <div className="of-item">
      {id !== undefined && switchable && (
        <Suspense fallback={null}>
          <ItemPlans {...{ previewed, onPlanned, onPut, isSaved }} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <BelowForm {...{ kind, id, shows }} />
      </Suspense>
    </div>
  );
}
