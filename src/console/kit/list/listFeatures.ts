import type { ComponentType, ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import type { AnyDoc } from '../form/recordCalls.ts';
import type { May } from './mayDo.ts';

/** A row of a list, as the entries of its menu see it. */
export interface RowOf {
  of: Kind;
  id: string;
  /** The name of the record. */
  name: string;
  may: May;
  /** The page for adding one, if adding is not a form over the list. */
  add: string | undefined;
  /** Whether visitors see it. */
  on: boolean;
  /** The heading of the list. */
  back: string;
}

/** An entry of a row's menu, with the dialog that it opens. */
export interface RowPart {
  readonly name: string;
  /** Wanted often enough to be seen at once; the others are under 'More'. */
  readonly often?: true;
  isFor(row: RowOf): boolean;
  readonly Part: ComponentType<RowOf>;
}

/** The checked rows of a list. */
export interface CheckedRows {
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
