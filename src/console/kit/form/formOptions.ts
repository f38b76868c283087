import type { ReactNode } from 'react';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import type { DraftFile } from '../drafts/draftParts.ts';
import { useStaff } from '../session.ts';
import { useUnits } from '../useUnits.ts';
import { SHELL } from '../words.ts';
import type { FormName, FormShape, FormValues } from './formValues.ts';
import { type AnyDoc, type FormCalls, type RecordDoc, recordCalls } from './recordCalls.ts';

/** Fallback messages for failed calls of a form when the server gave none (000 §8). */
export interface FormFailures<N extends string> {
  readonly get: string;
  readonly create: string;
  readonly edit: string;
  /** The units to choose from could not be loaded. */
  readonly units?: string;
  /** By field: the upload failed, or the file was not released. */
  readonly upload?: { readonly [F in N]?: string };
  readonly removeFile?: { readonly [F in N]?: string };
}

/**
 * Fields and units of its kind that a form leaves out on purpose: `leftOut` names them, and `fixed` sends them without showing them. A field that is
 * neither shown nor named does not compile; the compiler then asks for `neither_shown_nor_left_out`.
 */
export type Unshown<K extends Kind, N extends string, L extends string, F extends string> = {
  readonly leftOut?: readonly (L & FormName<K>)[];
  readonly fixed?: Readonly<Partial<Record<F, unknown>>>;
} & ([Exclude<FormName<K>, N | L | F>] extends [never]
  ? unknown
  : { readonly neither_shown_nor_left_out: Exclude<FormName<K>, N | L | F> });

/** A screen's options for its form. */
export interface FormOptions<K extends Kind, N extends FormName<K>>
  extends Omit<FormShape<K, N>, 'fields' | 'units'> {
  /** The fields of the form, in validation order; by default those the kind declares. */
  readonly fields?: readonly N[];
  /** The heading and the button's label. */
  readonly title: string;
  readonly submit: string;
  readonly failed: FormFailures<NoInfer<N>>;
  /** The initial values of a new record, besides the own unit of a unit's user. */
  readonly begin?: Partial<FormValues<K, NoInfer<N>>>;
  /** Values sent with each save that are not typed, such as the family of news. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Errors beyond the declared validation, by field. */
  readonly mistakes?: (values: FormValues<K, N>) => { readonly [F in N]?: string };
  /** A question asked once before saving, if the values call for it. */
  readonly ask?: (values: FormValues<K, N>) => string | undefined;
  /** Overrides how the record is loaded and saved, e.g. for a row of a record (`rowCalls`). */
  readonly calls?: FormCalls<AnyDoc>;
  /** Makes final changes to the body before it is sent. */
  readonly body?: (
    body: Record<string, unknown>,
    values: FormValues<K, NoInfer<N>>,
  ) => Record<string, unknown>;
  /** Where to navigate after saving, or what to do then. */
  readonly onSaved: string | ((doc: RecordDoc<K>) => unknown);
  /** Shown above the fields. */
  readonly notice?: ReactNode;
}

/** A screen's wording for its form. Without a separate heading, the label of the button that opens the form is used. */
type FormWords<F> = {
  readonly submitAdd: string;
  readonly submitEdit: string;
  readonly failed: F;
} & ({ readonly addTitle: string } | { readonly add: string }) &
  ({ readonly editTitle: string } | { readonly edit: string });

/** The wording of a form for a new record, or for the one with `id`. */
export function formWords<F>(id: string | undefined, words: FormWords<F>) {
  const { submitAdd, submitEdit, failed } = words;
  const addTitle = 'addTitle' in words ? words.addTitle : words.add;
  const editTitle = 'editTitle' in words ? words.editTitle : words.edit;
  return { title: id ? editTitle : addTitle, submit: id ? submitEdit : submitAdd, failed };
}

/** The shape of a form with its unit: which kind of unit, who chooses it, and from which options. */
export interface UsedShape<K extends Kind, N extends FormName<K>> extends FormShape<K, N> {
  readonly unit: UnitKind | undefined;
  /** The units to choose from; undefined for those who have only their own (000 §6). */
  readonly unitOptions: readonly Option[] | undefined;
}

/** The form's starting point: the saved values and their version, and the initial values. Another `resetKey` restarts the form. */
export interface Start<V> {
  readonly saved: V;
  readonly begun: V;
  readonly version: number | undefined;
  readonly resetKey: number;
  /** Files that were not uploaded yet when the form was left. */
  readonly waiting: readonly DraftFile[];
}

/** The calls of a form. */
export const formCalls = <K extends Kind, N extends FormName<K>>({
  of,
  calls,
}: FormOptions<K, N>): FormCalls<RecordDoc<K>> =>
  (calls as FormCalls<RecordDoc<K>> | undefined) ?? recordCalls(of);

/** Fills in the defaults from the kind and from all screens. */
export function useFormShape<K extends Kind, N extends FormName<K>>(
  options: FormOptions<K, N>,
): UsedShape<K, N> {
  const { units } = useWords(SHELL);
  const isOffice = useStaff().is === 'full_administrator';
  const fields = options.fields ?? (Object.keys(options.of.fields) as N[]);
  const unit = unitsOf(options.of).find((one) => fields.some((name) => name === one));
  const unitList = useUnits(unit, isOffice, options.failed.units);
  return { ...options, fields, units, unit, unitOptions: isOffice ? (unitList ?? []) : undefined };
}

/** The name of the unit that is chosen in a form; undefined where the user has only one. */
export function unitName<K extends Kind, N extends FormName<K>>(
  { unit, unitOptions }: UsedShape<K, N>,
  values: object,
) {
  const chosen = unit && (values as Readonly<Record<string, unknown>>)[unit];
  return unitOptions?.find(({ value }) => value === chosen)?.name;
}
