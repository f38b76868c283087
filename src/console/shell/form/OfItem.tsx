import { Suspense } from 'react';
import { onDemand } from '../../onDemand.ts';
import type { Previewed } from '../../preview/usePreview.ts';

const BelowForm = onDemand(() => import('../../checks/BelowForm.tsx'), 'BelowForm');
const ItemPlans = onDemand(() => import('../../schedule/ItemPlans.tsx'), 'ItemPlans');

interface Props {
  previewed: Previewed | undefined;
  /** What is typed has been planned for later. */
  onPlanned: () => Promise<void>;
}

/** Below the fields of a record that stands on the website: what comes of it by itself, what is said of it, and done with it. */
export function OfItem({ previewed, onPlanned }: Props) {
  if (!previewed || previewed.whole) return null;
  const { kind, id, shows } = previewed;
  return (
    <>
      {id !== undefined && WITH_HOURS.includes(kind) && (
        <Suspense fallback={null}>
          <ItemPlans previewed={previewed} onPlanned={onPlanned} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <BelowForm {...{ kind, id, shows }} />
      </Suspense>
    </>
  );
}

/** The kinds that are switched on and off. */
const WITH_HOURS = ['news', 'event', 'campaign', 'publication', 'video', 'promotion'];
