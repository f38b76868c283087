import { Suspense } from 'react';
import { onDemand } from '../../onDemand.ts';
import type { Previewed } from '../../preview/usePreview.ts';

const ItemReaders = onDemand(() => import('../../readers/ItemReaders.tsx'), 'ItemReaders');
const ItemPlans = onDemand(() => import('../../schedule/ItemPlans.tsx'), 'ItemPlans');

interface Props {
  previewed: Previewed | undefined;
  /** What is typed has been planned for later. */
  onPlanned: () => Promise<void>;
}

/** Below the fields of a saved record that has a page: what comes of it by itself, and how often it is read. */
export function OfItem({ previewed, onPlanned }: Props) {
  if (!previewed?.id || previewed.whole) return null;
  return (
    <>
      {WITH_HOURS.includes(previewed.kind) && (
        <Suspense fallback={null}>
          <ItemPlans previewed={previewed} onPlanned={onPlanned} />
        </Suspense>
      )}
      {WITH_OWN_PAGE.includes(previewed.kind) && (
        <Suspense fallback={null}>
          <ItemReaders kind={previewed.kind} id={previewed.id} />
        </Suspense>
      )}
    </>
  );
}

/** The kinds that are switched on and off. */
const WITH_HOURS = ['news', 'event', 'campaign', 'publication', 'video', 'promotion'];
/** Other kinds stand on pages with others. */
const WITH_OWN_PAGE = [
  'news',
  'event',
  'campaign',
  'publication',
  'statement',
  'video',
  'department',
  'diocese',
];
