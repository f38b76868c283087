import { type Field, type Kind, NO_FILE, type UnitKind, unitsOf } from '#kinds/define.ts';
import { requiredMessage, tooLong } from '#kinds/sentences.ts';
import { churchMinute } from '#lib/dates.ts';

/** The form value of a declared field: a string for everything typed or chosen, including numbers and dates. */
type FormValue<F extends Field> = F extends { type: 'flag' }
  ? boolean
  : F extends { type: 'file'; many: number }
    ? string[]
    : F extends { type: 'rows'; of: infer O extends Readonly<Record<string, Field>> }
      ? { [N in keyof O]: FormValue<O[N]> }[]
      : string;

type UnitOf<K extends Kind> =
  | (K extends { belongsTo: readonly (infer U)[] } ? U : never)
  | (K extends { mayBelongTo: readonly (infer U)[] } ? U : never);

/** The possible fields of a kind's form: the declared ones, and the unit that a record belongs to. */
export type FormName<K extends Kind> = (keyof K['fields'] | UnitOf<K>) & string;

/** The values of a form with these fields. A unit is its id, '' for none. */
export type FormValues<K extends Kind, N extends FormName<K>> = {
  [F in N]: F extends keyof K['fields'] ? FormValue<K['fields'][F]> : string;
};

/** A screen's overrides of a field's declaration. */
export interface Wording {
  readonly label?: string;
  /** The message when it is empty. Makes the field required, whatever the declaration says. */
  readonly required?: string;
  /** For a field with several files: the maximum number in this form. */
  readonly most?: number;
}

/** Which fields a form has, and their labels. */
export interface FormShape<K extends Kind, N extends FormName<K>> {
  readonly of: K;
  /** In validation order. */
  readonly fields: readonly N[];
  readonly wordings?: { readonly [F in NoInfer<N>]?: Wording };
  /** The label of the unit field, and its message when empty. */
  readonly units: Readonly<Record<UnitKind, { readonly label: string; readonly required: string }>>;
}

const isUnit = (name: string): name is UnitKind => name === 'department' || name === 'diocese';

/** The declaration of a field; undefined for the unit. */
export const fieldOf = (kind: Kind, name: string): Field | undefined => kind.fields[name];

/** The values of an empty form. */
export function blankValues<K extends Kind, N extends FormName<K>>({
  of,
  fields,
}: Pick<FormShape<K, N>, 'of' | 'fields'>) {
  return Object.fromEntries(fields.map((name) => [name, blank(fieldOf(of, name))])) as FormValues<K, N>;
}

function blank(field: Field | undefined): unknown {
  if (field?.type === 'flag') return false;
  return field?.type === 'rows' || (field?.type === 'file' && field.many !== undefined) ? [] : '';
}

/** The form values of a saved record. */
export function valuesOf<K extends Kind, N extends FormName<K>>(
  { of, fields }: Pick<FormShape<K, N>, 'of' | 'fields'>,
  doc: object,
) {
  const answered = doc as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map((name) => {
      const field = fieldOf(of, name);
      return [name, field ? fieldValue(field, answered[name]) : idOf(answered[name])];
    }),
  ) as FormValues<K, N>;
}

function fieldValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'flag':
      return value === true;
    case 'rows':
      return (Array.isArray(value) ? value : []).map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, fieldValue(of, row[name])])),
      );
    case 'file':
      // Where the calls return the only entry of a list as a bare value (AMB-041), it is the whole list.
      if (field.many !== undefined) return Array.isArray(value) ? [...value] : value ? [value] : [];
      return value === NO_FILE ? '' : (value ?? '');
    case 'moment':
      return typeof value === 'string' && !field.dashed ? churchMinute(new Date(value)) : (value ?? '');
    case 'reference':
      return idOf(value);
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

/** The id of a reference, given as an id or as an object with one (AMB-010). */
function idOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && '_id' in value ? String(value._id) : '';
}

/** The body of a create or edit call. A single file that was removed is sent as none (002 §9). */
export function bodyOf<K extends Kind, N extends FormName<K>>(
  { of, fields }: Pick<FormShape<K, N>, 'of' | 'fields'>,
  values: FormValues<K, N>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((name) => {
      const field = fieldOf(of, name);
      const isNoFile = field?.type === 'file' && field.many === undefined && values[name] === '';
      return [name, isNoFile ? NO_FILE : values[name]];
    }),
  );
}

/** The label of a form field. */
export function labelOf<K extends Kind, N extends FormName<K>>(shape: FormShape<K, N>, name: N): string {
  const own = shape.wordings?.[name]?.label;
  if (own !== undefined) return own;
  return isUnit(name) ? shape.units[name].label : (fieldOf(shape.of, name)?.label ?? name);
}

/** Whether a field is required in this form. */
export function isRequired<K extends Kind, N extends FormName<K>>(
  { of, wordings }: FormShape<K, N>,
  name: N,
): boolean {
  if (wordings?.[name]?.required !== undefined) return true;
  return (
    fieldOf(of, name)?.required ?? (of.belongsTo !== undefined && unitsOf(of).some((unit) => unit === name))
  );
}

/** The maximum number of files in a field of this form; undefined for a single one. */
export function mostOf<K extends Kind, N extends FormName<K>>(
  { of, wordings }: Pick<FormShape<K, N>, 'of' | 'wordings'>,
  name: N,
): number | undefined {
  const field = fieldOf(of, name);
  return field?.type === 'file' ? (wordings?.[name]?.most ?? field.many) : undefined;
}

/** Validation errors by field name, in field order. The server checks all of this and more. */
export function mistakesIn<K extends Kind, N extends FormName<K>>(
  shape: FormShape<K, N>,
  values: FormValues<K, N>,
): Record<string, string> {
  const mistakes: Record<string, string> = {};
  for (const name of shape.fields) {
    const mistake = mistakeIn(shape, name, values[name]);
    if (mistake !== undefined) mistakes[name] = mistake;
  }
  return mistakes;
}

function mistakeIn<K extends Kind, N extends FormName<K>>(shape: FormShape<K, N>, name: N, value: unknown) {
  const field = fieldOf(shape.of, name);
  if (isRequired(shape, name) && isEmpty(value)) {
    const own = shape.wordings?.[name]?.required;
    if (own !== undefined) return own;
    return isUnit(name) && !field
      ? shape.units[name].required
      : requiredMessage({ ...field, label: labelOf(shape, name) });
  }
  if (
    typeof value === 'string' &&
    field &&
    'max' in field &&
    field.type !== 'number' &&
    value.length > field.max
  )
    return tooLong(labelOf(shape, name), field.max, value.length);
  return undefined;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** The name of a record by its form values; '' if there is none. */
export function nameIn(values: object): string {
  const { title, name, user_name: user }: { title?: unknown; name?: unknown; user_name?: unknown } = values;
  return (
    [title, name, user].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
  );
}
