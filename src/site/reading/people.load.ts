import type { UnitKind } from '#kinds/define.ts';
import { type PersonType, person } from '#kinds/person.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Loaded } from '#store/records/load.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import type { PersonShown } from '../context/data.ts';

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

/** Number of people loaded per query. */
const AT_ONCE = 1000;

/** The sort order of people on pages (AMB-057). */
export const SORTED = 'sorted';

/** `role`: only one category or office, as stored. `unit`: only one department or diocese. */
export interface PeopleQuery {
  readonly type: PersonType;
  readonly role?: string;
  readonly unit?: { readonly kind: UnitKind; readonly id: string };
}

/** Loads all people of a type in sort order (AMB-057): people are never split over several pages (AMB-062). */
export async function loadPeople(
  db: ReadDb,
  { type, role, unit }: PeopleQuery,
): Promise<readonly PersonShown[]> {
  const ofUnit = unit && { [unit.kind]: [unit.id] };
  const people: PersonShown[] = [];
  for (let page = 1; ; page++) {
    const query = { where: { type, role }, ...ofUnit, order: SORTED, page, limit: AT_ONCE };
    const { docs, hasNextPage } = await listRecords(VISITOR, db, person, query, {
      fields: SHOWN,
      files: 'whole',
    });
    people.push(...docs.map(shown));
    if (!hasNextPage) return people;
  }
}

/** At most this many people answer the press. */
const PRESS = 2;

/** Loads those who answer the press, in sort order; none if the office has named nobody. */
export async function loadPressContacts(db: ReadDb): Promise<readonly PersonShown[]> {
  const query = { where: { press_contact: true }, order: SORTED, page: 1, limit: PRESS, firstAlone: true };
  const { docs } = await listRecords(VISITOR, db, person, query, { fields: SHOWN, files: 'whole' });
  return docs.map(shown);
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

/** A person's type, category and unit; undefined if there is no such person. */
export async function placeOfPerson(
  db: ReadDb,
  id: string,
): Promise<{ type: PersonType; role: string; unitId: string | undefined } | undefined> {
  const found = await readRecord(VISITOR, db, person, id, { fields: ['user_type', 'role'] });
  const unitId = (found?.department ?? found?.diocese)?.id;
  return found && { type: found.user_type, role: found.role, unitId };
}
