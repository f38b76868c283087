import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { fold } from '#lib/fold.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '#store/db.ts';
import { accountNamed, importedAs } from '#store/imports.ts';
import { allUnits } from '#store/units.ts';
import type { Incoming } from './incoming.ts';

/** Ids here for what records name by ids of where they come from. */
export interface Resolving {
  /** What a record has become; also in a dry run, where it has only been noted. */
  idOf(kind: KindName, key: string): Promise<string | undefined>;
  note(kind: KindName, key: string, id: string): void;
  /** The unit's id under the name of its kind. Throws Refusal when one is named that is not here. */
  units(kind: Kind, fields: Incoming['fields']): Promise<Partial<Record<UnitKind, string>>>;
  references(kind: Kind, fields: Incoming['fields']): Promise<Record<string, string>>;
  /** In whose name the record is written: its author's, if there is such an account here, with the right of the office. */
  author(incoming: Incoming, office: Staff): Promise<Staff>;
}

/** Looks in the database, and in what was noted in this run. */
export function resolving(db: Db, source: string): Resolving {
  const noted = new Map<string, string>();
  let known: Promise<ReadonlyMap<string, string>> | undefined;

  const idOf = async (kind: KindName, key: string): Promise<string | undefined> =>
    key === '' ? undefined : (noted.get(`${kind} ${key}`) ?? (await importedAs(db, { source, kind, key })));

  const unitNamed = async (unit: UnitKind, name: string): Promise<string | undefined> => {
    known ??= unitNames(db);
    return (await known).get(`${unit} ${fold(name)}`);
  };

  return {
    idOf,
    note(kind, key, id) {
      noted.set(`${kind} ${key}`, id);
      if (kind === 'department' || kind === 'diocese') known = undefined;
    },

    async units(kind, fields) {
      for (const unit of unitsOf(kind)) {
        const { key, name } = named(fields[unit]);
        if (key === '' && name === '') continue;
        const id = (await idOf(unit, key)) ?? (await unitNamed(unit, key)) ?? (await unitNamed(unit, name));
        if (id) return { [unit]: id };
        throw new Refusal(422, `Its ${unit} “${name || key}” is not here. Import or add it first.`);
      }
      for (const name of Array.isArray(fields.unit) ? fields.unit.map(String) : []) {
        for (const unit of unitsOf(kind)) {
          const id = await unitNamed(unit, name);
          if (id) return { [unit]: id };
        }
      }
      return {};
    },

    async references(kind, fields) {
      const found: Record<string, string> = {};
      for (const [name, field] of Object.entries(kind.fields)) {
        if (field.type !== 'reference') continue;
        const id = await idOf(field.to as KindName, named(fields[name]).key);
        if (id) found[name] = id;
      }
      return found;
    },

    async author({ author }, office) {
      const id =
        (await idOf('account', author.key)) ?? (author.name && (await accountNamed(db, author.name)));
      return id ? { ...office, accountId: id, name: author.name } : office;
    },
  };
}

/** An id, or an object with `_id` or a name or both; a text may also be a name. */
function named(value: unknown): { key: string; name: string } {
  if (typeof value !== 'object' || value === null) return { key: String(value ?? ''), name: '' };
  const { _id, name } = value as { _id?: unknown; name?: unknown };
  return { key: String(_id ?? ''), name: String(name ?? '') };
}

/** Every unit by its id, its name and its sub-domain. */
async function unitNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const unit of ['department', 'diocese'] as const) {
    for (const { id, name, subDomain } of await allUnits(VISITOR, db, unit)) {
      for (const one of [id, name, subDomain]) names.set(`${unit} ${fold(one)}`, id);
    }
  }
  return names;
}
