import type { Kind } from '#kinds/define.ts';
import type { Place } from '../../together/useCompany.ts';
import type { FormCalls } from './recordCalls.ts';

/** A row is edited on its own, as a part of its record. */
export const placeOf = ({ name, whole }: FormCalls<unknown>, of: Kind, id: string): Place =>
  whole
    ? { kind: whole.kind, record: whole.id, part: `${name} ${id}` }
    : { kind: of.name, record: id, part: '' };
