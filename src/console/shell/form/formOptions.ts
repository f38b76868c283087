import type { ReactNode } from 'react';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import type { DraftFile } from '../../drafts/draftParts.ts';
import { useStaff } from '../../session.ts';
import { useUnits } from '../useUnits.ts';
import { SHELL } from '../words.ts';
import type { FormName, FormShape, FormValues } from './formValues.ts';
import { type AnyDoc, type FormCalls, type RecordDoc, recordCalls } from './recordCalls.ts';

/** The texts for failures of a form's calls without a sentence of the server (000 §8). */
export interface FormFailures<N extends string> {
  readonly get: string;
  readonly create: string;
  readonly edit: string;
  /** The units to choose from could not be had. */
  readonly units?: string;
  /** By field: a file was not uploaded, or not given back. */
  readonly upload?: { readonly [F in N]?: string };
  readonly removeFile?: { readonly [F in N]?: string };
}

/**
 * What a form does not show of its kind's fields and units, on purpose: `leftOut` names them, and `fixed` sends them along unseen. A field that is
 * neither shown nor named does not compile; the compiler then asks for `neither_shown_nor_left_out`.
 */
export type Unshown<K extends Kind, N extends string, L extends string, F extends string> = {
  readonly leftOut?: readonly (L & FormName<K>)[];
  readonly fixed?: Readonly<Partial<Record<F, unknown>>>;
} & ([Exclude<FormName<K>, N | L | F>] extends [never]
  ? unknown
  : { readonly neither_shown_nor_left_out: Exclude<FormName<K>, N | L | F> });

/** What a screen says of its form. */
export interface FormOptions<K extends Kind, N extends FormName<K>>
  extends Omit<FormShape<K, N>, 'fields' | 'units'> {
  /** The fields of the form, in the order in which they are checked; those that the kind declares when not given. */
  readonly fields?: readonly N[];
  /** The heading, and what the button says. */
  readonly title: string;
  readonly submit: string;
  readonly failed: FormFailures<NoInfer<N>>;
  /** What a new record begins with, beside the own unit of a unit's user. */
  readonly begin?: Partial<FormValues<K, NoInfer<N>>>;
  /** What goes along with each save and is not typed, such as the family of news. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** What is wrong beyond what the declaration says, by field. */
  readonly mistakes?: (values: FormValues<K, N>) => { readonly [F in N]?: string };
  /** A question that is asked once before it is saved, where the values give cause. */
  readonly ask?: (values: FormValues<K, N>) => string | undefined;
  /** How it is got and saved, where that is not by the calls of its kind: a row of a record (`rowCalls`). */
  readonly calls?: FormCalls<AnyDoc>;
  /** The last word about what is sent. */
  readonly body?: (
    body: Record<string, unknown>,
    values: FormValues<K, NoInfer<N>>,
  ) => Record<string, unknown>;
  /** Where to go once it is saved, or what to do then. */
  readonly onSaved: string | ((doc: RecordDoc<K>) => unknown);
  /** Stands above the fields. */
  readonly notice?: ReactNode;
}

/** The words of a screen about its form. Where there is no heading of its own, it is what one presses to open the form. */
type FormWords<F> = {
  readonly submitAdd: string;
  readonly submitEdit: string;
  readonly failed: F;
} & ({ readonly addTitle: string } | { readonly add: string }) &
  ({ readonly editTitle: string } | { readonly edit: string });

/** What a form says of itself: of a new record, or of the one with `id`. */
export function formWords<F>(id: string | undefined, words: FormWords<F>) {
  const { submitAdd, submitEdit, failed } = words;
  const addTitle = 'addTitle' in words ? words.addTitle : words.add;
  const editTitle = 'editTitle' in words ? words.editTitle : words.edit;
  return { title: id ? editTitle : addTitle, submit: id ? submitEdit : submitAdd, failed };
}

/** The shape of a form with its unit: which it is, who chooses it, and out of what. */
export interface UsedShape<K extends Kind, N extends FormName<K>> extends FormShape<K, N> {
  readonly unit: UnitKind | undefined;
  /** The units to choose from; undefined for those who have only their own (000 §6). */
  readonly unitOptions: readonly Option[] | undefined;
}

/** What a form works on: the saved values and their version, and the values to begin with. Another `resetKey` begins anew. */
export interface Start<V> {
  readonly saved: V;
  readonly begun: V;
  readonly version: number | undefined;
  readonly resetKey: number;
  /** Files that were not uploaded when the form was left. */
  readonly waiting: readonly DraftFile[];
}

/** The calls that a form makes. */
export const formCalls = <K extends Kind, N extends FormName<K>>({
  of,
  calls,
}: FormOptions<K, N>): FormCalls<RecordDoc<K>> =>
  (calls as FormCalls<RecordDoc<K>> | undefined) ?? recordCalls(of);

/** Fills in what a form’s options leave to the kind and to all screens. */
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
