import type { UnitKind } from '#kinds/define.ts';
import { type PersonType, person } from '#kinds/person.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Loaded } from '#store/records/load.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import type { PersonShown } from '../pages/data.ts';

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

/** So many are asked for at a time. */
const AT_ONCE = 1000;

/** The order of persons on pages (AMB-057). */
export const SORTED = 'sorted';

/** `role`: only those of one category or office, as it is stored. `unit`: only those of one department or diocese. */
export interface PeopleQuery {
  readonly type: PersonType;
  readonly role?: string;
  readonly unit?: { readonly kind: UnitKind; readonly id: string };
}

/** All persons of a type, by their sort order (AMB-057): pages hide nobody behind another page (AMB-062). */
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

const shown = ({
  id,
  user_name: name,
  profile_picture: picture,
  ...rest
}: Loaded<typeof person, (typeof SHOWN)[number], 'whole'>): PersonShown => {
  const { role, designation, address, email, mobile, phone, fax } = rest;
  return { id, name, role, designation, picture, address, email, mobile, phone, fax };
};

/** Of what type and category a person is, and of which unit; undefined when there is none. */
export async function placeOfPerson(
  db: ReadDb,
  id: string,
): Promise<{ type: PersonType; role: string; unitId: string | undefined } | undefined> {
  const found = await readRecord(VISITOR, db, person, id, { fields: ['user_type', 'role'] });
  const unitId = (found?.department ?? found?.diocese)?.id;
  return found && { type: found.user_type, role: found.role, unitId };
}
