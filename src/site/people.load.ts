import type { UnitKind } from '#kinds/define.ts';
import { type PersonType, person } from '#kinds/person.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Loaded } from '#store/load.ts';
import { listRecords, readRecord } from '#store/records.ts';
import type { PersonShown } from './data.ts';
import type { SiteDb } from './database.load.ts';

const SHOWN = [
  'user_name',
  'role',
  'designation',
  'profile_picture',
  'address',
  'email',
  'mobile',
  'phone',
  'fax',
] as const;

/** Persons a page (002 §9: officers, personnel, staff). */
export const PEOPLE_A_PAGE = 20;
/** More than any list of persons has, where a page shows all of them. */
export const EVERYBODY = 1000;

/** The order of persons on pages (AMB-057). */
export const SORTED = 'sorted';

/** One page of a list of persons. */
export interface Paged {
  readonly people: readonly PersonShown[];
  readonly page: number;
  readonly pages: number;
}

/** `role`: only those of one category or office, as it is stored. `unit`: only those of one department or diocese. */
export interface PeopleQuery {
  readonly type: PersonType;
  readonly role?: string;
  readonly unit?: { readonly kind: UnitKind; readonly id: string };
  readonly page?: number;
  readonly limit?: number;
}

/** The persons of a type, by their sort order (AMB-057), and how many there are in all. */
export async function loadPeople(
  db: SiteDb,
  { type, role, unit, page = 1, limit = PEOPLE_A_PAGE }: PeopleQuery,
): Promise<{ people: readonly PersonShown[]; total: number }> {
  const ofUnit = unit && { [unit.kind]: [unit.id] };
  const query = { where: { type, role }, ...ofUnit, order: SORTED, page, limit };
  const { docs, totalDocs } = await listRecords(VISITOR, db, person, query, {
    fields: SHOWN,
    files: 'whole',
  });
  return { people: docs.map(shown), total: totalDocs };
}

const shown = ({
  id,
  user_name: name,
  profile_picture: picture,
  ...rest
}: Loaded<typeof person, (typeof SHOWN)[number], 'whole'>): PersonShown => {
  const { role, designation, address, email, mobile, phone, fax } = rest;
  return { id, name, role, designation, picture, address, email, mobile, phone, fax };
};

/** A page of a list by how many there are in all; null for one behind the last. */
export function paged(people: readonly PersonShown[], total: number, page: number): Paged | null {
  const pages = Math.ceil(total / PEOPLE_A_PAGE);
  return page > Math.max(1, pages) ? null : { people, page, pages };
}

/** Of what type and category a person is, and of which unit; undefined when there is none. */
export async function placeOfPerson(
  db: SiteDb,
  id: string,
): Promise<{ type: PersonType; role: string; unitId: string | undefined } | undefined> {
  const found = await readRecord(VISITOR, db, person, id, { fields: ['user_type', 'role'] });
  const unitId = (found?.department ?? found?.diocese)?.id;
  return found && { type: found.user_type, role: found.role, unitId };
}
