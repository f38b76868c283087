import type { ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from './ErrorState.tsx';
import type { RecordDoc } from './form/recordCalls.ts';
import type { ShownRecord } from './useRecord.ts';

/** Renders a record as loading, failed or loaded. */
export function RecordBody<K extends Kind>({
  record,
  children,
}: {
  record: ShownRecord<K>;
  children: (doc: RecordDoc<K>) => ReactNode;
}) {
  if (record.failure) return <ErrorState sentence={record.failure} onRetry={record.reload} />;
  return record.doc ? children(record.doc) : <Skeleton rows={4} />;
}
