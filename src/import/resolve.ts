import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { fold } from '#lib/fold.ts';
import { Refusal } from '#lib/refusal.ts';
import { colleague } from '#store/accounts/staff.ts';
import type { Db } from '#store/database/db.ts';
import { accountNamed, earlierImports, knownBy, twinOf } from '#store/records/imports.ts';
import { allUnits } from '#store/records/units.ts';
import type { Incoming, NamedCategory } from './incoming.ts';

/** Maps the ids used by the source to ids here. */
export interface Resolving {
  /** The new id of a record; also in a dry run, where it is only noted. */
  idOf(kind: KindName, key: string): Promise<string | undefined>;
  note(kind: KindName, key: string, id: string): void;
  /** The existing record with the same identity, whatever its source; in a dry run also one that would exist by now. */
  twin(kind: KindName, columns: Columns): Promise<string | undefined>;
  /** In a dry run: a record would exist from now on. */
  promise(kind: KindName, columns: Columns, id: string): void;
  /** The unit's id under the name of its kind; `note` reports others that are named, since a record has one. Throws Refusal when an unknown one is named. */
  units(
    kind: Kind,
    fields: Incoming['fields'],
    note: (sentence: string) => void,
  ): Promise<Partial<Record<UnitKind, string>>>;
  references(kind: Kind, fields: Incoming['fields']): Promise<Record<string, string>>;
  /** The record's author, if an account here matches and may sign in, with its own permissions. */
  author(incoming: Pick<Incoming, 'author'>): Promise<Staff | undefined>;
}

type Columns = Readonly<Record<string, unknown>>;

/** Looks in the database, and in what this run has noted. */
export function resolving(db: Db, source: string): Resolving {
  const noted = new Map<string, string>();
  const promised = new Map<string, string>();
  const earlier = earlierImports(db, source);
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  const authors = new Map<string, Promise<Staff | undefined>>();

  const idOf = async (kind: KindName, key: string): Promise<string | undefined> =>
    key === '' ? undefined : (noted.get(`${kind} ${key}`) ?? (await earlier.record(kind, key)));

  const unitNamed = async (unit: UnitKind, name: string): Promise<string | undefined> => {
    known ??= unitNames(db);
    const place = `${unit} ${fold(name)}`;
    return (await known).get(place) ?? promised.get(place);
  };

  const accountOf = async (names: readonly string[]): Promise<string | undefined> => {
    for (const name of names) {
      const id = name && (await accountNamed(db, name));
      if (id) return id;
    }
    return undefined;
  };

  return {
    idOf,
    note(kind, key, id) {
      noted.set(`${kind} ${key}`, id);
      if (kind === 'department' || kind === 'diocese') known = undefined;
    },

    async twin(kind, columns) {
      const here = await twinOf(db, kind, columns);
      return here ?? knownBy(kind, columns).flatMap((mark) => promised.get(mark) ?? [])[0];
    },
    promise(kind, columns, id) {
      for (const mark of knownBy(kind, columns)) promised.set(mark, id);
      // Names that refer to a unit.
      for (const name of [columns.name, columns.sub_domain])
        if (name) promised.set(`${kind} ${fold(String(name))}`, id);
    },

    async units(kind, fields, note) {
      const found: [UnitKind, string, string][] = [];
      for (const unit of unitsOf(kind)) {
        const { key, name } = named(fields[unit]);
        if (key === '' && name === '') continue;
        const id = (await idOf(unit, key)) ?? (await unitNamed(unit, key)) ?? (await unitNamed(unit, name));
        if (!id) throw new Refusal(422, `Its ${unit} “${name || key}” is not here. Import or add it first.`);
        found.push([unit, id, name || key]);
      }
      const byName = async (names: readonly string[]): Promise<void> => {
        for (const name of names) {
          for (const unit of unitsOf(kind)) {
            const id = await unitNamed(unit, name);
            if (id) found.push([unit, id, name]);
          }
        }
      };
      for (const one of Array.isArray(fields.unit) ? fields.unit : []) {
        const before = found.length;
        await byName(isCategory(one) ? one.names : [String(one)]);
        if (isCategory(one) && found.length === before)
          note(`its category “${one.category}” was left out: no unit here is called so`);
      }
      if (found.length === 0 && fields.unitOtherwise) await byName([String(fields.unitOtherwise)]);
      const [first, ...more] = found;
      if (!first) return {};
      const others = new Map(
        more
          .filter(([, id]) => id !== first[1])
          .map(([, id, name]) => [id, name])
          .reverse() as [string, string][],
      );
      if (others.size > 0)
        note(
          `it belonged to more than one unit; it came to “${first[2]}” and not to ${[...others.values()].map((name) => `“${name}”`).join(', ')}`,
        );
      return { [first[0]]: first[1] };
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

    async author({ author: { key, name, alsoKnownAs } }) {
      const id = (await idOf('account', key)) ?? (await accountOf([name, ...alsoKnownAs]));
      if (!id) return undefined;
      const author = authors.get(id) ?? colleague(db, id).then((one) => one?.viewer);
      authors.set(id, author);
      return author;
    },
  };
}

const isCategory = (one: unknown): one is NamedCategory =>
  typeof one === 'object' && one !== null && 'category' in one && 'names' in one;

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
