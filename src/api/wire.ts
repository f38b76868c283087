import type { z } from 'zod';
import type { dioceseName, unitName } from '#calls/answer.ts';
import type { FileField, Kind } from '#kinds/define.ts';
import { NO_FILE } from '#kinds/define.ts';
import { typeOfUnit } from '#kinds/news.ts';
import type { AnyRecord, Page, StoredFile, UnitRef } from '#kinds/records.ts';
import type { UnitName } from '#store/units.ts';

/**
 * A record in the wire's words (AMB-010): `_id`, files as absolute addresses, the unit as an id under its singular name and populated
 * under its plural one, the author under both of its names. More than the answer's schema declares may be here; the schema picks.
 */
export function onWire(kind: Kind, record: AnyRecord, publicUrl: string) {
  const values = record as AnyRecord & Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === 'secret') continue;
    fields[name] = field.type === 'file' ? filesOnWire(field, values[name], publicUrl) : values[name];
  }
  const author = { user_name: record.author ?? '' };
  const { department, diocese } = record;
  return {
    _id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    ...fields,
    activated: record.activated,
    type: typeOfUnit(diocese ? 'diocese' : 'department'),
    department: department?.id ?? null,
    diocese: diocese?.id ?? null,
    departments: refOnWire(department),
    dioceses: refOnWire(diocese),
    department_name: department?.name ?? '',
    diocese_name: diocese?.name ?? '',
    created_by: author,
    author,
  };
}

/** The same with the unit populated under its singular name (AMB-010: public get by id, global search, users). */
export function populatedOnWire(kind: Kind, record: AnyRecord, publicUrl: string) {
  return {
    ...onWire(kind, record, publicUrl),
    department: refOnWire(record.department),
    diocese: refOnWire(record.diocese),
  };
}

/** A page of records in the wire's words. */
export function pageOnWire<T, W>(page: Page<T>, each: (record: T) => W) {
  return { ...page, docs: page.docs.map(each) };
}

/** A unit's name for menus and filters. */
export function unitNameOnWire(unit: UnitName): z.input<typeof unitName> & z.input<typeof dioceseName> {
  return { _id: unit.id, name: unit.name, sub_domain: unit.subDomain, state: unit.state ?? '' };
}

function refOnWire(unit: UnitRef | null) {
  return unit ? { _id: unit.id, name: unit.name } : null;
}

function filesOnWire(field: FileField, value: unknown, publicUrl: string): string | string[] {
  if (field.many !== undefined)
    return (value as readonly StoredFile[]).map((file) => addressOf(file.name, publicUrl));
  return value ? addressOf((value as StoredFile).name, publicUrl) : NO_FILE;
}

/** The absolute address of a stored file; the fifth piece of it, split at '/', is the file name (AMB-038). */
export function addressOf(fileName: string, publicUrl: string): string {
  return `${publicUrl}/media/${encodeURIComponent(fileName)}`;
}
