import type { ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import type { AnyDoc } from '../kit/form/recordCalls.ts';
import { BulkBar } from '../kit/list/BulkBar.tsx';
import { BulkActs } from './BulkActs.tsx';

interface Props {
  of: Kind;
  rows: readonly AnyDoc[];
  /** Whether bulk actions are available. */
  acts: boolean;
  label: string;
  nameOf: (row: AnyDoc) => string;
  onChange: () => unknown;
  onClear: () => void;
  /** Further actions of the screen on the checked rows. */
  children: ReactNode;
}

/** The bulk action bar of a list. */
export function ListBulk({ of, rows, acts, label, nameOf, onChange, onClear, children }: Props) {
  return (
    <BulkBar count={rows.length} label={label} onClear={onClear}>
      {acts && <BulkActs {...{ of, rows, nameOf, onChange }} onDone={onClear} />}
      {children}
    </BulkBar>
  );
}
