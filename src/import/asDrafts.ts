import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { ParsedFile } from './incoming.ts';

/** The records with nothing public that can be inactive; the report names what can't be. */
export function asDrafts(reading: ParsedFile): ParsedFile {
  const open = new Map<Kind, number>();
  const records = reading.records.map((record) => {
    const kind: Kind = KINDS[record.kind];
    if (kind.switchable)
      return {
        ...record,
        get fields() {
          return { ...record.fields, activated: false };
        },
      };
    if (kind.may.read === 'everyone') open.set(kind, (open.get(kind) ?? 0) + 1);
    return record;
  });
  const listed = [...open].map(([{ one, many }, n]) => `${n} ${n === 1 ? one : many}`).join(', ');
  return {
    ...reading,
    records,
    leftOut: listed
      ? [...reading.leftOut, `Public at once, since such records are never inactive: ${listed}.`]
      : reading.leftOut,
  };
}
