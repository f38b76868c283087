import type { Fitting } from '#lib/fileKinds.ts';
import { named } from '#lib/translations.ts';

/** The units of the church that own content and have a sub-site. */
export type UnitKind = 'department' | 'diocese';

/** Who may sign in (000 §1). The wire calls the first one `{brand}_user`. */
export const ROLES = ['full_administrator', 'diocese_user', 'department_user'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may do something with a record of a kind:
 * - `everyone`: visitors too, but only what is public (switched on, its unit not in the trash);
 * - `staffOfItsUnit`: full administrators, and the users of the unit that the record belongs to;
 * - `fullAdministrator`: full administrators only;
 * - `nobody`: no call does this.
 */
export type Rule = 'everyone' | 'staffOfItsUnit' | 'fullAdministrator' | 'nobody';

/** The kinds of file that a file field accepts; lib/fileKinds defines them. */
export type Accepted = Fitting;

/** The wire value for a file that is missing on purpose (002 §9: a thumbnail of '0' means none). */
export const NO_FILE = '0';

interface Common {
  readonly label: string;
  /** Refuses a record without it. `sentence` replaces the usual refusal where the specification has its own. */
  readonly required?: boolean;
  readonly sentence?: string;
  /** Set by the server: returned like any other field, ignored in input. */
  readonly computed?: true;
}
export interface TextField extends Common {
  readonly type: 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'label' | 'secret';
  readonly max: number;
}
/** '' means none, if it is optional. `wire`: other names on the wire, of which the first is returned; see kinds/wireNames. */
export interface ChoiceField extends Common {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly wire?: Readonly<Record<string, readonly string[]>>;
}
export interface NumberField extends Common {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Whether the field is specific to this record, such as its year or its place in an order: a record copied from it gets another value. */
  readonly own?: true;
}
export interface FlagField extends Common {
  readonly type: 'flag';
}
/** A calendar day, or a moment. `dashed`: returned as DD-MM-YYYY (000 §9), a moment with its time appended. */
export interface DayField extends Common {
  readonly type: 'day' | 'moment';
  readonly dashed?: boolean;
}
export interface FileField extends Common {
  readonly type: 'file';
  readonly accept: readonly Accepted[];
  /** Maximum number of files; absent for a field with a single file. */
  readonly many?: number;
  /** The wire value of a missing single file; '' by default. */
  readonly none?: string;
}
/** A record of another kind, by id. */
export interface ReferenceField extends Common {
  readonly type: 'reference';
  readonly to: string;
}
export type PlainField =
  | TextField
  | ChoiceField
  | NumberField
  | FlagField
  | DayField
  | FileField
  | ReferenceField;
/** Ordered child rows in a separate table (`<kind>_<field>`), shown as an array. */
export interface RowsField extends Common {
  readonly type: 'rows';
  readonly of: Readonly<Record<string, PlainField>>;
  readonly max: number;
}
export type Field = PlainField | RowsField;

/** Sort order of a list: columns, each descending if marked so; empty values last. */
export type Order = readonly ({ readonly by: string; readonly down?: boolean } & Comparison)[];

/** How the values of a column are compared. */
interface Comparison {
  /** A title or name: by the alphabet of its script, without case. */
  readonly alphabetical?: boolean;
  /** An address: by code points, without case. */
  readonly folded?: boolean;
  readonly blanksLast?: boolean;
}

/** Newest first: by a day column if given, then by creation time. */
export const newest = (column?: string): Order => [
  ...(column === undefined ? [] : [{ by: column, down: true }]),
  { by: 'id', down: true },
];

/** Sort directions that a list accepts. */
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A sortable column; empty values last. */
export interface Sortable extends Comparison {
  readonly column: string;
  /** Descending by default (latest first). */
  readonly latest?: boolean;
}

/** A list filter besides unit, state and search: a column that is equal to the value, or inclusively from or up to it. */
export interface Filter {
  readonly column: string;
  readonly by: 'is' | 'from' | 'to';
  readonly takes: 'choice' | 'text' | 'flag' | 'number' | 'day' | 'moment';
  /** A table with further values of the column, by the record's id in `<kind>_id`: for a repeating event, those of its days. */
  readonly alsoIn?: string;
}

/** The declaration of a kind of content. It contains facts only; presentation belongs to screens and pages. */
export interface Kind {
  readonly name: string;
  /** The nouns (singular and plural) as used in sentences. */
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Former field names, still accepted in input; the current name wins (AMB-018, AMB-024). */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The kinds of unit that a record must belong to (one unit). */
  readonly belongsTo?: readonly UnitKind[];
  /** The kinds of unit that a record may belong to; without a unit it is the office's. */
  readonly mayBelongTo?: readonly UnitKind[];
  /** Whether full administrators switch records on and off for visitors (000 §4). */
  readonly switchable?: boolean;
  /** Records by a unit's users wait for the office, which publishes them or sends them back with a sentence (AMB-014). */
  readonly reviewed?: boolean;
  /** Text fields to search, the most important first; `searchNames`: references whose names are searched too. */
  readonly search: readonly string[];
  /** Fields that only staff search: visitors cannot find people by address or number. */
  readonly staffSearch?: readonly string[];
  /** Fields that only the website's search reads in addition, such as long texts. Of rows, their texts. */
  readonly siteSearch?: readonly string[];
  readonly searchNames?: readonly ('unit' | 'author')[];
  readonly filters?: Readonly<Record<string, Filter>>;
  readonly order: Order;
  /** Alternative sort orders by name. */
  readonly orders?: Readonly<Record<string, Order>>;
  /** Sortable columns by the name that calls accept. */
  readonly sortable?: Readonly<Record<string, Sortable>>;
  /** The column by which counts are maintained in advance, besides unit and state; '' for those two only. Absent: counted on request. */
  readonly countedBy?: string;
  /** Fields that only a full administrator may change, although others may edit the record (AMB-020, ADD-7). */
  readonly office?: readonly string[];
  /** Its records hold permissions: changing them requires a recent proof of identity (403 `prove_again` otherwise). */
  readonly guarded?: true;
  /** Whether the store enforces additional rules on writes (`store/rules`), besides the declared fields and `may`. */
  readonly rules: 'own' | 'none';
  /** New records are often copied from earlier ones: its list offers that, and a new one may start from a template. */
  readonly comesAgain?: true;
  /** Visitors read its records as text: each may have versions in other languages, which are separate records (kinds/versions.ts). */
  readonly versions?: true;
  /** Whether trashed records are deleted permanently after a while. Units and accounts are not, because other records refer to them. */
  readonly purgeable: boolean;
  readonly may: {
    readonly read: Rule;
    readonly create: Rule;
    readonly change: Rule;
    readonly switch: Rule;
    readonly remove: Rule;
  };
}

/** Permissions of kinds that only the office writes: public ones without a switch, and internal ones. */
export const OFFICE_WRITES = {
  read: 'everyone',
  create: 'fullAdministrator',
  change: 'fullAdministrator',
  switch: 'nobody',
  remove: 'fullAdministrator',
} as const satisfies Kind['may'];
export const OFFICE_ONLY = { ...OFFICE_WRITES, read: 'fullAdministrator' } as const satisfies Kind['may'];

/** Returns the kinds of unit that records of a kind may belong to, required or not. */
export const unitsOf = (of: Kind): readonly UnitKind[] => of.belongsTo ?? of.mayBelongTo ?? [];

/** Declares a kind, keeping the exact type of its fields so that records and forms are typed by them. */
export function kind<const K extends Kind>(declaration: K): K {
  return declaration;
}

/** A label is a getter: the console may have switched to another language by the time it is shown. */
const labelled = <O extends object>(label: string, field: O): O & { readonly label: string } =>
  Object.defineProperty(field, 'label', { get: () => named(label), enumerable: true }) as O & {
    readonly label: string;
  };

type TextOptions = Partial<Common> & { readonly max: number };

export const text = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'text', ...options } as const);
/** Several lines of plain text. */
export const longText = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'longText', ...options } as const);
/** Rich text, stored as cleaned HTML; `max` counts the characters of the HTML. */
export const richText = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'richText', ...options } as const);
export const email = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'email', ...options } as const);
export const phone = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'phone', ...options } as const);
/** An http or https URL; without a scheme, https:// is added (AMB-097). */
export const url = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'url', ...options } as const);
/** The first label of a host name: lower case letters and digits. */
export const hostLabel = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'label', ...options } as const);
/** A field that is written but never returned. */
export const secret = <const O extends TextOptions>(label: string, options: O) =>
  labelled(label, { type: 'secret', ...options } as const);
export const choice = <
  const V extends readonly string[],
  const O extends Partial<Omit<ChoiceField, 'type' | 'values'>>,
>(
  label: string,
  values: V,
  options: O = {} as O,
) => labelled(label, { type: 'choice', values, ...options } as const);
type DayOptions = Partial<Omit<DayField, 'type'>>;
export const day = <const O extends DayOptions>(label: string, options: O = {} as O) =>
  labelled(label, { type: 'day', ...options } as const);
export const moment = <const O extends DayOptions>(label: string, options: O = {} as O) =>
  labelled(label, { type: 'moment', ...options } as const);
export const number = <const O extends Omit<NumberField, 'type' | 'label'>>(label: string, options: O) =>
  labelled(label, { type: 'number', ...options } as const);
export const flag = (label: string) => labelled(label, { type: 'flag' } as const);
export const reference = <const O extends Partial<Common>>(label: string, to: string, options: O = {} as O) =>
  labelled(label, { type: 'reference', to, ...options } as const);
export const rows = <const F extends Readonly<Record<string, PlainField>>>(
  label: string,
  of: F,
  max: number,
) => labelled(label, { type: 'rows', of, max } as const);
export const file = <
  const A extends readonly Accepted[],
  const O extends Partial<Omit<FileField, 'type' | 'accept'>>,
>(
  label: string,
  accept: A,
  options: O = {} as O,
) => labelled(label, { type: 'file', accept, ...options } as const);
