import type { Fitting } from '#lib/fileKinds.ts';

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

/** What a file field takes; the file kinds behind each word stand in lib/fileKinds. */
export type Accepted = Fitting;

/** What the wire gives for a file that is missing on purpose (002 §9: a thumbnail of '0' means none). */
export const NO_FILE = '0';

interface Common {
  readonly label: string;
  /** Refuse a record without it. `sentence` is the wording when the plain one is not the specification's. */
  readonly required?: boolean;
  readonly sentence?: string;
  /** Said by the program itself: answered like any other field, and never taken. */
  readonly computed?: true;
}
export interface TextField extends Common {
  readonly type: 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'label' | 'secret';
  readonly max: number;
}
/** '' stands for no choice where one is not required. `wire`: other names, the first one answered; see kinds/wireNames. */
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
}
export interface FlagField extends Common {
  readonly type: 'flag';
}
/** A calendar day, or a moment. `dashed`: answered as DD-MM-YYYY (000 §9), a moment with its time behind. */
export interface DayField extends Common {
  readonly type: 'day' | 'moment';
  readonly dashed?: boolean;
}
export interface FileField extends Common {
  readonly type: 'file';
  readonly accept: readonly Accepted[];
  /** At most so many; a field that holds a single file has none. */
  readonly many?: number;
  /** What the wire answers when a single file is missing; '' unless said. */
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
/** Ordered child rows in a table of their own (`<kind>_<field>`), shown as an array. */
export interface RowsField extends Common {
  readonly type: 'rows';
  readonly of: Readonly<Record<string, PlainField>>;
  readonly max: number;
}
export type Field = PlainField | RowsField;

/** How a list is put in order: by these columns, each downwards if so said, blanks last where there may be any. */
export type Order = readonly {
  readonly by: string;
  readonly down?: boolean;
  readonly blanksLast?: boolean;
  readonly folded?: boolean;
}[];
/** The newest first: by a column of days when there is one, then by the time of making. */
export const newest = (column?: string): Order => [
  ...(column === undefined ? [] : [{ by: column, down: true }]),
  { by: 'id', down: true },
];

/** Which way a list goes that is asked for in an order. */
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A column by which a list can be asked to be put in order: texts without regard to capitals, blanks last where there may be any. */
export interface Sortable {
  readonly column: string;
  readonly folded?: boolean;
  readonly blanksLast?: boolean;
  /** Whoever asks for it wants the latest first. */
  readonly latest?: boolean;
}

/** What a list can be narrowed by beside units, state and search: a column, equal to what is asked for, or from or to it inclusive. */
export interface Filter {
  readonly column: string;
  readonly by: 'is' | 'from' | 'to';
  readonly takes: 'choice' | 'text' | 'flag' | 'number' | 'day' | 'moment';
}

/** What a kind of content is. Holds facts only; how it looks stands in the screens and pages. */
export interface Kind {
  readonly name: string;
  /** The nouns, as the interface uses them in sentences. */
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Former names of fields that are still taken on write; the field's own name wins (AMB-018, AMB-024). */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The units one of which every record belongs to. */
  readonly belongsTo?: readonly UnitKind[];
  /** The units one of which a record may belong to; without one it is the office's. */
  readonly mayBelongTo?: readonly UnitKind[];
  /** Whether full administrators switch records on and off for visitors (000 §4). */
  readonly switchable?: boolean;
  /** What a unit's users write waits for the office, which makes it active or sends it back with a sentence (AMB-014). */
  readonly reviewed?: boolean;
  /** The text fields that search reads, the most telling first; `searchNames`: whose names it looks at besides. */
  readonly search: readonly string[];
  /** Fields by which only staff find a record: on the website nobody is found by an address or a number. */
  readonly staffSearch?: readonly string[];
  /** Fields that the website's search reads besides, and no list: long texts of a record that lists know by its name. Of rows, their texts. */
  readonly siteSearch?: readonly string[];
  readonly searchNames?: readonly ('unit' | 'author')[];
  readonly filters?: Readonly<Record<string, Filter>>;
  readonly order: Order;
  /** Orders that a list may be asked for instead, by name. */
  readonly orders?: Readonly<Record<string, Order>>;
  /** By what lists may be put in order besides, up or down, by the name that calls take; nothing else is taken. */
  readonly sortable?: Readonly<Record<string, Sortable>>;
  /** The column by which records are counted ahead, beside unit and state; '' for those two only. Absent: counted when asked for. */
  readonly countedBy?: string;
  /** Fields that only a full administrator may change although others may change the record (AMB-020, ADD-7). */
  readonly office?: readonly string[];
  /** Whether the store holds its writes to rules of its own (`store/rules`), beside what its fields and `may` declare. */
  readonly rules: 'own' | 'none';
  /** Whether its records go from the trash for good after a while: units and accounts stay, since other records name them. */
  readonly purgeable: boolean;
  readonly may: {
    readonly read: Rule;
    readonly create: Rule;
    readonly change: Rule;
    readonly switch: Rule;
    readonly remove: Rule;
  };
}

/** What the office alone writes and everybody reads, without a switch; and what nobody else sees. */
export const OFFICE_WRITES = {
  read: 'everyone',
  create: 'fullAdministrator',
  change: 'fullAdministrator',
  switch: 'nobody',
  remove: 'fullAdministrator',
} as const satisfies Kind['may'];
export const OFFICE_ONLY = { ...OFFICE_WRITES, read: 'fullAdministrator' } as const satisfies Kind['may'];

/** The units that records of a kind may name, whether they must or not. */
export const unitsOf = (of: Kind): readonly UnitKind[] => of.belongsTo ?? of.mayBelongTo ?? [];

/** Declares a kind, keeping the exact type of its fields so that records and forms are typed by them. */
export function kind<const K extends Kind>(declaration: K): K {
  return declaration;
}

type TextOptions = Partial<Common> & { readonly max: number };

export const text = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'text', label, ...options }) as const;
/** Several lines of plain text. */
export const longText = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'longText', label, ...options }) as const;
/** Formatted text, kept as cleaned HTML; `max` counts the characters of the HTML. */
export const richText = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'richText', label, ...options }) as const;
export const email = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'email', label, ...options }) as const;
export const phone = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'phone', label, ...options }) as const;
/** An http or https address of anywhere; one without a scheme gets https:// (AMB-097). */
export const url = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'url', label, ...options }) as const;
/** The first label of a host name: lower case letters and digits. */
export const hostLabel = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'label', label, ...options }) as const;
/** Written, never answered. */
export const secret = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'secret', label, ...options }) as const;
export const choice = <
  const V extends readonly string[],
  const O extends Partial<Omit<ChoiceField, 'type' | 'values'>>,
>(
  label: string,
  values: V,
  options: O = {} as O,
) => ({ type: 'choice', label, values, ...options }) as const;
type DayOptions = Partial<Omit<DayField, 'type'>>;
export const day = <const O extends DayOptions>(label: string, options: O = {} as O) =>
  ({ type: 'day', label, ...options }) as const;
export const moment = <const O extends DayOptions>(label: string, options: O = {} as O) =>
  ({ type: 'moment', label, ...options }) as const;
export const number = <const O extends Omit<NumberField, 'type' | 'label'>>(label: string, options: O) =>
  ({ type: 'number', label, ...options }) as const;
export const flag = (label: string) => ({ type: 'flag', label }) as const;
export const reference = <const O extends Partial<Common>>(label: string, to: string, options: O = {} as O) =>
  ({ type: 'reference', label, to, ...options }) as const;
export const rows = <const F extends Readonly<Record<string, PlainField>>>(
  label: string,
  of: F,
  max: number,
) => ({ type: 'rows', label, of, max }) as const;
export const file = <
  const A extends readonly Accepted[],
  const O extends Partial<Omit<FileField, 'type' | 'accept'>>,
>(
  label: string,
  accept: A,
  options: O = {} as O,
) => ({ type: 'file', label, accept, ...options }) as const;
