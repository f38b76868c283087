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
export type Accepted = 'image' | 'pdf' | 'docx' | 'video';

/** What the wire gives for a file that is missing on purpose (002 §9: a thumbnail of '0' means none). */
export const NO_FILE = '0';

interface Common {
  readonly label: string;
  /** Refuse a record without it. `sentence` is the wording when the plain one is not the specification's. */
  readonly required?: boolean;
  readonly sentence?: string;
}
export interface TextField extends Common {
  readonly type: 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'label' | 'secret';
  readonly max: number;
}
export interface ChoiceField extends Common {
  readonly type: 'choice';
  readonly values: readonly string[];
}
export interface DayField extends Common {
  readonly type: 'day';
}
export interface FileField extends Common {
  readonly type: 'file';
  readonly accept: readonly Accepted[];
  /** At most so many; a field that holds a single file has none. */
  readonly many?: number;
}
export type Field = TextField | ChoiceField | DayField | FileField;

/** What a kind of content is. Holds facts only; how it looks stands in the screens and pages. */
export interface Kind {
  readonly name: string;
  /** The nouns, as the interface uses them in sentences. */
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The units one of which every record belongs to. */
  readonly belongsTo?: readonly UnitKind[];
  /** Whether full administrators switch records on and off for visitors (000 §4). */
  readonly switchable?: boolean;
  /** The text fields that search reads, the most telling first. */
  readonly search: readonly string[];
  /** Fields that only a full administrator may change although others may change the record (AMB-020, ADD-7). */
  readonly office?: readonly string[];
  readonly may: {
    readonly read: Rule;
    readonly create: Rule;
    readonly change: Rule;
    readonly switch: Rule;
    readonly remove: Rule;
  };
}

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
/** The first label of a host name: lower case letters and digits. */
export const hostLabel = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'label', label, ...options }) as const;
/** Written, never answered. */
export const secret = <const O extends TextOptions>(label: string, options: O) =>
  ({ type: 'secret', label, ...options }) as const;
export const choice = <const V extends readonly string[], const O extends Partial<Common>>(
  label: string,
  values: V,
  options: O = {} as O,
) => ({ type: 'choice', label, values, ...options }) as const;
export const day = <const O extends Partial<Common>>(label: string, options: O = {} as O) =>
  ({ type: 'day', label, ...options }) as const;
export const file = <
  const A extends readonly Accepted[],
  const O extends Partial<Common> & { readonly many?: number },
>(
  label: string,
  accept: A,
  options: O = {} as O,
) => ({ type: 'file', label, accept, ...options }) as const;
