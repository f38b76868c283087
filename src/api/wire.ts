import type { z } from 'zod';
import type { dioceseName, unitName } from '#calls/response.ts';
import type { Field, FileField, Kind } from '#kinds/define.ts';
import type { DocOf, PopulatedDocOf } from '#kinds/docs.ts';
import { typeOfUnit } from '#kinds/news.ts';
import type { AnyRecord, Page, RecordOf, StoredFile, UnitRef } from '#kinds/records.ts';
import { nameOnWire } from '#kinds/wireNames.ts';
import { dashedDay, dashedMoment } from '#lib/dates.ts';
import type { UnitName } from '#store/records/units.ts';
import type { ApiDeps } from './context.ts';
import { richTextOnWire } from './richText.ts';

/** What serialising depends on: the address under which files are served. */
export type WireDeps = Pick<ApiDeps, 'publicUrl'>;

/**
 * Serialises a record for the API (AMB-010): `_id`, files as absolute addresses, the author under both of its names. A record that always
 * belongs to a unit has that as an id under the singular name and populated under the plural one; one that may belong to a unit has it populated
 * under the singular name. The result may hold more than the response schema declares; the schema picks.
 */
export function onWire<K extends Kind>(kind: K, record: RecordOf<K>, deps: WireDeps): DocOf<K> {
  // The names are the declaration's, which the compiler can't follow through a loop; DocOf computes the same ones.
  return anyOnWire(kind, record, deps) as unknown as DocOf<K>;
}

/** The same for a record whose kind is only known at run time. */
export function anyOnWire(kind: Kind, record: AnyRecord, deps: WireDeps) {
  const author = { user_name: record.author ?? '' };
  const { department, diocese } = record;
  return {
    _id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    activated: record.activated,
    ...(kind.belongsTo
      ? {
          type: typeOfUnit(diocese ? 'diocese' : 'department'),
          department: department?.id ?? null,
          diocese: diocese?.id ?? null,
        }
      : { department: refOnWire(department), diocese: refOnWire(diocese) }),
    departments: refOnWire(department),
    dioceses: refOnWire(diocese),
    department_name: department?.name ?? '',
    diocese_name: diocese?.name ?? '',
    ...fieldsOnWire(kind.fields, record as AnyRecord & Values, deps),
    ...forStaffOnWire(record),
    created_by: author,
    author,
  };
}

/** Fields that only the responses for staff declare (calls/answer.ts). */
function forStaffOnWire({ review, removal }: AnyRecord) {
  return {
    ...(removal ? { removal: { at: removal.at.toISOString(), by: { user_name: removal.by ?? '' } } } : {}),
    ...(review ? { review: { ...review, since: review.since?.toISOString() ?? null } } : {}),
  };
}

type Values = Readonly<Record<string, unknown>>;

function fieldsOnWire(fields: Kind['fields'], values: Values, deps: WireDeps): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOnWire(field, values[name], deps)]),
  );
}

function valueOnWire(field: Field, value: unknown, deps: WireDeps): unknown {
  switch (field.type) {
    case 'file':
      return filesOnWire(field, value, deps.publicUrl);
    case 'choice':
      return nameOnWire(field, String(value));
    case 'moment':
      if (!(value instanceof Date)) return null;
      return field.dashed ? dashedMoment(value) : value.toISOString();
    case 'day':
      return field.dashed && typeof value === 'string' ? dashedDay(value) : value;
    case 'richText':
      return richTextOnWire(String(value), deps.publicUrl);
    case 'rows':
      return (value as Values[]).map((row) => fieldsOnWire(field.of, row, deps));
    default:
      return value;
  }
}

/** The same with the unit populated under its singular name (AMB-010: public get by id, global search, users). */
export function populatedOnWire<K extends Kind>(
  kind: K,
  record: RecordOf<K>,
  deps: WireDeps,
): PopulatedDocOf<K> {
  const units = { department: refOnWire(record.department), diocese: refOnWire(record.diocese) };
  // As with onWire; PopulatedDocOf computes the same names.
  return { ...anyOnWire(kind, record, deps), ...units } as unknown as PopulatedDocOf<K>;
}

/** Serialises a page of records. */
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
  return value ? addressOf((value as StoredFile).name, publicUrl) : (field.none ?? '');
}

/** The absolute address of a stored file; the fifth piece of it, split at '/', is the file name (AMB-038). */
export function addressOf(fileName: string, publicUrl: string): string {
  return `${publicUrl}/media/${encodeURIComponent(fileName)}`;
}
