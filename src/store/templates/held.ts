import type { Field, Kind } from '#kinds/define.ts';
import type { AnyRecord, FileName } from '#kinds/records.ts';
import { isHeld } from '#kinds/templates.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { filesFor } from '../files/fileRights.ts';
import { withNames } from '../files/namesNow.ts';
import { filesInText } from '../richText/richText.ts';

/** What a template holds of a record, by field: files by their names, and the ids of its unit. */
export type Held = Readonly<Record<string, unknown>>;

/** What of a record goes into a template: all but its days and what is its own alone. */
export function heldOf({ fields }: Pick<Kind, 'fields'>, record: AnyRecord): Held {
  const values = record as AnyRecord & Held;
  const taken = Object.entries(fields).filter(([, field]) => isHeld(field));
  return {
    ...Object.fromEntries(taken.map(([name, field]) => [name, ofField(field, values[name])])),
    department: record.department?.id ?? null,
    diocese: record.diocese?.id ?? null,
  };
}

const ofField = (field: Field, value: unknown): unknown => {
  if (field.type !== 'file') return value;
  if (field.many !== undefined) return (value as readonly FileName[]).map(({ name }) => name);
  return (value as FileName | null)?.name ?? null;
};

/** The names of the files that stand in a template, in fields and in texts. */
export function filesIn({ fields }: Pick<Kind, 'fields'>, held: Held): string[] {
  return [...new Set(Object.entries(fields).flatMap(([name, field]) => filesInField(field, held[name])))];
}

/** The fields of a template in which one of these files stands. */
export const fieldsWith = (
  { fields }: Pick<Kind, 'fields'>,
  held: Held,
  files: readonly string[],
): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    filesInField(field, held[name]).some((file) => files.includes(file)) ? [name] : [],
  );

function filesInField({ type }: Field, value: unknown): string[] {
  if (type === 'file') return [value ?? []].flat() as string[];
  return type === 'richText' ? filesInText(String(value ?? '')) : [];
}

/**
 * A record as the template would begin it, for whoever looks at it: of files that were replaced since those that have their place now, and without those
 * that the viewer may not put into a record. The unit is the office's to choose, so others do not get it.
 */
export async function recordOf(viewer: Staff, db: Db | Tx, kind: Kind, held: Held): Promise<AnyRecord> {
  const now = await filesFor(viewer, db, filesIn(kind, held), { kind: kind.name, id: '' });
  const fields = Object.entries(kind.fields).map(([name, field]) => [name, valueNow(field, held[name], now)]);
  const unit = (name: string) => {
    const id = viewer.unit ? null : held[name];
    return typeof id === 'string' ? { id, name: '', subDomain: '' } : null;
  };
  const begun = new Date(0);
  return {
    ...Object.fromEntries(fields),
    ...{ id: '', version: 0, createdAt: begun, updatedAt: begun, author: null, activated: true },
    ...{ department: unit('department'), diocese: unit('diocese'), review: null, removal: null },
  } as AnyRecord;
}

function valueNow(field: Field, value: unknown, now: ReadonlyMap<string, string>): unknown {
  switch (field.type) {
    case 'file': {
      const files = ([value ?? []].flat() as string[]).flatMap((name) => {
        const known = now.get(name);
        return known ? [{ name: known }] : [];
      });
      return field.many === undefined ? (files[0] ?? null) : files;
    }
    case 'rows':
      return value ?? [];
    case 'richText':
      return withNames(String(value ?? ''), now);
    default:
      return value ?? (field.type === 'flag' ? false : null);
  }
}
