import type { Field, Kind } from '#kinds/define.ts';
import type { AnyRecord, FileName } from '#kinds/records.ts';
import { isHeld } from '#kinds/templates.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { filesFor } from '../files/fileRights.ts';
import { withNames } from '../files/namesNow.ts';
import { filesInText } from '../richText/richText.ts';

/** A template's content from a record, by field: files by their names, and the ids of its unit. */
export type Held = Readonly<Record<string, unknown>>;

/** The fields of a record that a template takes: all but its dates and what is unique to it. */
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

/** The names of the files that a template uses, in fields and in texts. */
export function filesIn({ fields }: Pick<Kind, 'fields'>, held: Held): string[] {
  return [...new Set(Object.entries(fields).flatMap(([name, field]) => filesInField(field, held[name])))];
}

/** The fields of a template that use one of these files. */
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
 * The record that a template would start, as the viewer may see it: with the replacements of replaced files, and without those that the viewer may not put into
 * a record. The office chooses the unit, so others do not get it.
 */
export async function recordOf(viewer: Staff, db: Db | Tx, kind: Kind, held: Held): Promise<AnyRecord> {
  const now = await filesFor(viewer, db, filesIn(kind, held), { kind: kind.name, id: '' });
  const fields = Object.entries(kind.fields).map(([name, field]) => [name, valueNow(field, held[name], now)]);
  const unit = (name: string) => {
    const id = viewer.unit ? null : held[name];
    return typeof id === 'string' ? { id, name: '', subDomain: '' } : null;
  };
  const never = new Date(0);
  return {
    ...Object.fromEntries(fields),
    ...{ id: '', version: 0, createdAt: never, updatedAt: never, author: null, activated: true },
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
