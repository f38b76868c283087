import { type Field, type Kind, NO_FILE, type UnitKind, unitsOf } from '#kinds/define.ts';
import { requiredMessage, tooLong } from '#kinds/sentences.ts';
import { churchMinute } from '#lib/dates.ts';

/** What a form holds of a declared field: text for all that is typed or chosen, numbers and days too. */
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

/** The fields that a form of a kind may have: the declared ones, and the unit that a record belongs to. */
export type FormName<K extends Kind> = (keyof K['fields'] | UnitOf<K>) & string;

/** What a form with these fields holds. A unit is its id, '' for none. */
export type FormValues<K extends Kind, N extends FormName<K>> = {
  [F in N]: F extends keyof K['fields'] ? FormValue<K['fields'][F]> : string;
};

/** What one screen says of a field otherwise than the declaration does. */
export interface Wording {
  readonly label?: string;
  /** The sentence when it is empty. Asks for the field, required by the declaration or not. */
  readonly required?: string;
  /** Of a field that may hold several files: at most so many in this form. */
  readonly most?: number;
}

/** Which fields a form has, and how they are called. */
export interface FormShape<K extends Kind, N extends FormName<K>> {
  readonly of: K;
  /** In the order in which they are checked. */
  readonly fields: readonly N[];
  readonly wordings?: { readonly [F in NoInfer<N>]?: Wording };
  /** How units are called, and asked for. */
  readonly units: Readonly<Record<UnitKind, { readonly label: string; readonly required: string }>>;
}

const isUnit = (name: string): name is UnitKind => name === 'department' || name === 'diocese';

/** The declaration of a field; undefined for a unit. */
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

/** The form of a record as it is saved. */
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
      // Where the calls answer the only one of a list by itself (AMB-041), it is the whole list.
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

/** The id of a record that stands as an id or as an object with one (AMB-010). */
function idOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && '_id' in value ? String(value._id) : '';
}

/** The fields of a create or edit call. A single file that was taken away is said to be none (002 §9). */
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

/** The names of the form's fields. */
export function labelOf<K extends Kind, N extends FormName<K>>(shape: FormShape<K, N>, name: N): string {
  const own = shape.wordings?.[name]?.label;
  if (own !== undefined) return own;
  return isUnit(name) ? shape.units[name].label : (fieldOf(shape.of, name)?.label ?? name);
}

/** Whether a form must have this field. */
export function isRequired<K extends Kind, N extends FormName<K>>(
  { of, wordings }: FormShape<K, N>,
  name: N,
): boolean {
  if (wordings?.[name]?.required !== undefined) return true;
  return (
    fieldOf(of, name)?.required ?? (of.belongsTo !== undefined && unitsOf(of).some((unit) => unit === name))
  );
}

/** How many files a field of this form may hold; undefined for a single one. */
export function mostOf<K extends Kind, N extends FormName<K>>(
  { of, wordings }: Pick<FormShape<K, N>, 'of' | 'wordings'>,
  name: N,
): number | undefined {
  const field = fieldOf(of, name);
  return field?.type === 'file' ? (wordings?.[name]?.most ?? field.many) : undefined;
}

/** What is wrong before anything is sent, by field name, in the order of the fields; the server checks all of it and more. */
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

/** What a record in a form is called by what stands in it; '' when nothing does. */
export function nameIn(values: object): string {
  const { title, name, user_name: user }: { title?: unknown; name?: unknown; user_name?: unknown } = values;
  return (
    [title, name, user].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
  );
}
