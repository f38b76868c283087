import type { Kind } from '#kinds/define.ts';
import type { FormCalls } from './recordCalls.ts';

/** The part of a record that is edited in a form. */
export interface Place {
  readonly kind: string;
  readonly record: string;
  /** A part that is edited on its own, such as a row; '' for the whole. */
  readonly part: string;
}

/** A row is edited on its own, as a part of its record. */
export const placeOf = ({ name, whole }: FormCalls<unknown>, of: Kind, id: string): Place =>
  whole
    ? { kind: whole.kind, record: whole.id, part: `${name} ${id}` }
    : { kind: of.name, record: id, part: '' };
