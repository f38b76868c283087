import { BulkBar } from '../kit/list/BulkBar.tsx';
import type { CheckedRows } from '../kit/list/listFeatures.ts';
import { BulkActs } from './BulkActs.tsx';

/** The bulk action bar of a list. */
export function ListBulk({ of, rows, acts, label, nameOf, onChange, onClear, children }: CheckedRows) {
  return (
    <BulkBar count={rows.length} label={label} onClear={onClear}>
      {acts && <BulkActs {...{ of, rows, nameOf, onChange }} onDone={onClear} />}
      {children}
    </BulkBar>
  );
}
