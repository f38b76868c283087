import type { STAFF_LEVELS } from '#lib/staffCategory.ts';
import type { PersonShown } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { EVERYBODY, loadPeople, PEOPLE_A_PAGE, paged } from '../people.load.ts';

const HEAD: (typeof STAFF_LEVELS)[number] = 'Head';

export interface StaffData {
  readonly category: string;
  readonly heads: readonly PersonShown[];
  readonly staff: readonly PersonShown[];
  /** How many there are beside the heads, on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** A page of a category's staff, heads first whatever their sort order; null for a page behind the last. */
export async function loadStaff(db: SiteDb, category: string, page: number): Promise<StaffData | null> {
  const ordered = await headsFirst(db, category);
  const shown = ordered.slice((page - 1) * PEOPLE_A_PAGE, page * PEOPLE_A_PAGE);
  const one = paged(shown, ordered.length, page);
  return (
    one && {
      category,
      heads: shown.filter(isHead),
      staff: shown.filter((person) => !isHead(person)),
      total: ordered.filter((person) => !isHead(person)).length,
      page,
      pages: one.pages,
    }
  );
}

/** On which page of a category somebody stands; undefined when on none. */
export async function staffPageOf(db: SiteDb, category: string, id: string): Promise<number | undefined> {
  const at = (await headsFirst(db, category)).findIndex((person) => person.id === id);
  return at < 0 ? undefined : Math.floor(at / PEOPLE_A_PAGE) + 1;
}

async function headsFirst(db: SiteDb, category: string): Promise<readonly PersonShown[]> {
  const { people } = await loadPeople(db, { type: 'secretarial_staff', role: category, limit: EVERYBODY });
  return [...people.filter(isHead), ...people.filter((person) => !isHead(person))];
}

const isHead = ({ designation }: PersonShown): boolean => designation === HEAD;
