import { Suspense } from 'react';
import { onDemand } from '../../onDemand.ts';
import type { Previewed } from '../../preview/usePreview.ts';

const ItemReaders = onDemand(() => import('../../readers/ItemReaders.tsx'), 'ItemReaders');

/** Below the fields of a saved record that has a page of its own: how often that is read. */
export function OfItem({ previewed }: { previewed: Previewed | undefined }) {
  if (!previewed?.id || previewed.whole || !WITH_OWN_PAGE.includes(previewed.kind)) return null;
  return (
    <Suspense fallback={null}>
      <ItemReaders kind={previewed.kind} id={previewed.id} />
    </Suspense>
  );
}

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
