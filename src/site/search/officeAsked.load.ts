import { department } from '#kinds/department.ts';
import { diocese } from '#kinds/diocese.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { namesOffice, type OfficeAsked, officeAsked } from '#lib/officeAsked.ts';
import type { Organisation } from '#lib/organisation.ts';
import { wordsOf } from '#lib/words.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listRecords } from '#store/records/records.ts';

/** More than the number of units. */
const ALL = { page: 1, limit: 200 } as const;

/** The office or the unit that a search asks for, by all names of the units; undefined when it asks for something else. */
export async function loadOfficeAsked(
  db: ReadDb,
  query: string,
  { shortName, brand }: Organisation,
): Promise<OfficeAsked | undefined> {
  if (!namesOffice(query)) return undefined;
  const [dioceses, departments] = await Promise.all([
    listRecords(VISITOR, db, diocese, ALL, { fields: ['name', ...UNIT_NAME_FIELDS, 'address'] }),
    listRecords(VISITOR, db, department, ALL, { fields: ['name', ...UNIT_NAME_FIELDS] }),
  ]);
  const units = [...dioceses.docs, ...departments.docs.map((one) => ({ ...one, address: '' }))];
  const asked = units.map(({ id, address, ...of }) => ({
    id,
    names: ['name' as const, ...UNIT_NAME_FIELDS].map((field) => of[field]),
    address,
  }));
  return officeAsked(query, asked, wordsOf(`${shortName} ${brand}`));
}
