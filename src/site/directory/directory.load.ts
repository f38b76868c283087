import type { UnitKind } from '#kinds/define.ts';
import { department } from '#kinds/department.ts';
import { diocese } from '#kinds/diocese.ts';
import { person, personnelOf } from '#kinds/person.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listRecords } from '#store/records/records.ts';
import type { Frame, UnitLink } from '../context/data.ts';
import { firstNumber } from '../parts/numbers.ts';
import { KEEPER_ROLES } from '../reading/keepers.ts';
import { SORTED } from '../reading/people.load.ts';
import { purposeOf } from './purpose.ts';

/** A unit in the list of all. Unknown texts are ''. */
export interface DirectoryEntry {
  readonly unit: UnitLink;
  /** The responsible person and their role. */
  readonly keeper: { readonly name: string; readonly role: string; readonly designation: string } | null;
  /** Phone number; undefined if there is none. */
  readonly number: string | undefined;
  /** A department's purpose. */
  readonly purpose: string;
}

/** Loads all units of a kind by name, each with the responsible person and its office's number, or else that person's. */
export async function loadDirectory(db: ReadDb, kind: UnitKind, frame: Frame): Promise<DirectoryEntry[]> {
  const [facts, keepers] = await Promise.all([
    kind === 'diocese' ? diocesanOffices(db) : purposes(db),
    keepersByUnit(db, kind),
  ]);
  return frame.units(kind).map((unit) => {
    const { phone = '', mobile = '', purpose = '' } = facts.get(unit.id) ?? {};
    const keeper = keepers.get(unit.id);
    return {
      unit,
      keeper: keeper ? { name: keeper.user_name, role: keeper.role, designation: keeper.designation } : null,
      number: firstNumber({ phone, mobile }) ?? (keeper && firstNumber(keeper)),
      purpose,
    };
  });
}

interface Facts {
  readonly phone?: string;
  readonly mobile?: string;
  readonly purpose?: string;
}

/** More than the number of units, and of the people responsible for them. */
const ALL = { page: 1, limit: 1000 } as const;

async function diocesanOffices(db: ReadDb): Promise<ReadonlyMap<string, Facts>> {
  const { docs } = await listRecords(VISITOR, db, diocese, ALL, { fields: ['phone', 'mobile'] });
  return new Map(docs.map(({ id, phone, mobile }) => [id, { phone, mobile }]));
}

async function purposes(db: ReadDb): Promise<ReadonlyMap<string, Facts>> {
  const load = { fields: ['aim'], beginnings: ['aim'] } as const;
  const { docs } = await listRecords(VISITOR, db, department, ALL, load);
  return new Map(docs.map(({ id, aim }) => [id, { purpose: purposeOf(aim) }]));
}

const SHOWN = ['user_name', 'role', 'designation', 'phone', 'mobile'] as const;

/** The first person of each unit, by the order of the roles. */
async function keepersByUnit(db: ReadDb, kind: UnitKind) {
  const lists = await Promise.all(
    KEEPER_ROLES[kind].map((role) => {
      const where = { type: personnelOf(kind), role };
      return listRecords(VISITOR, db, person, { ...ALL, where, order: SORTED }, { fields: SHOWN });
    }),
  );
  const all = lists.flatMap(({ docs }) => docs).reverse();
  return new Map(all.map((one) => [one[kind]?.id ?? '', one]));
}
