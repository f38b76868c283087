import { diocese } from '#kinds/diocese.ts';
import { personnelOf } from '#kinds/person.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { Office, UnitSite } from '../context/data.ts';
import { keepersOf, officeOf } from './keepers.ts';
import { loadPeople } from './people.load.ts';

/** Loads a unit's contact details: from a diocese's own record, or from a department's director. */
export async function loadOffice(db: ReadDb, { kind, unit }: UnitSite): Promise<Office> {
  if (kind === 'diocese') {
    const fields = ['address', 'phone', 'mobile', 'email'] as const;
    const found = await readRecord(VISITOR, db, diocese, unit.id, { fields });
    const { address = '', phone = '', mobile = '', email = '' } = found ?? {};
    return { address, phone, mobile, email };
  }
  const people = await loadPeople(db, { type: personnelOf(kind), unit: { kind, id: unit.id } });
  return officeOf(keepersOf(kind, people));
}
