import type { STAFF_LEVELS } from '#lib/staffCategory.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { PersonShown } from '../context/data.ts';
import { loadPeople } from '../reading/people.load.ts';

const HEAD: (typeof STAFF_LEVELS)[number] = 'Head';

export interface StaffData {
  readonly category: string;
  readonly heads: readonly PersonShown[];
  readonly staff: readonly PersonShown[];
}

/** Loads a category's staff, heads first whatever their sort order. */
export async function loadStaff(db: ReadDb, category: string): Promise<StaffData> {
  const people = await loadPeople(db, { type: 'secretarial_staff', role: category });
  return { category, heads: people.filter(isHead), staff: people.filter((person) => !isHead(person)) };
}

const isHead = ({ designation }: PersonShown): boolean => designation === HEAD;
