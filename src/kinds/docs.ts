import type {
  ChoiceField,
  Field,
  FileField,
  Filter,
  FlagField,
  Kind,
  NumberField,
  PlainField,
  ReferenceField,
  RowsField,
  UnitKind,
} from './define.ts';
import type { NewsType } from './news.ts';
import type { PlannedAct, PlanState } from './schedule.ts';

/*
 * Types of the JSON in /api/v1, derived from the kinds' declarations, so that a field added or renamed there changes the types in handlers
 * and screens. Types only: importing them costs the browser nothing.
 */

/** A reference to a unit or another record in responses. */
export interface NamedDoc {
  readonly _id: string;
  readonly name: string;
}
interface AuthorDoc {
  readonly user_name: string;
}

/** Branded names are typed as string, since they depend on the installation. */
type ChoiceDoc<F extends ChoiceField> = F extends { readonly wire: object }
  ? string
  : F['values'][number] | (F extends { readonly required: true } ? never : '');

/** The type of a field in responses: files as URLs, days and moments as text. */
type PlainDoc<F extends PlainField> = F extends { readonly type: 'day' | 'moment' }
  ? string | null
  : F extends FileField
    ? F extends { readonly many: number }
      ? string[]
      : string
    : F extends ChoiceField
      ? ChoiceDoc<F>
      : F extends NumberField
        ? number | null
        : F extends FlagField
          ? boolean
          : F extends ReferenceField
            ? string | null
            : string;
type FieldDoc<F extends Field> = F extends RowsField
  ? { [P in keyof F['of']]: PlainDoc<F['of'][P]> }[]
  : F extends PlainField
    ? PlainDoc<F>
    : never;

/** The declared fields of a kind in responses; secrets are never included. */
export type FieldsDoc<F extends Kind['fields']> = {
  [N in keyof F as F[N]['type'] extends 'secret' ? never : N]: FieldDoc<F[N]>;
};

/** Properties of every record (ADD-1). */
export interface EveryDoc {
  _id: string;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: AuthorDoc;
  /** When and by whom it was deleted. Only for staff, and only in trashed records (ADD-4). */
  removal?: { at: string; by: AuthorDoc };
}

/** A record's unit: both spellings if it belongs to one (AMB-010), populated if it may. */
export type UnitsDoc<K extends Kind> = K extends { readonly belongsTo: readonly UnitKind[] }
  ? {
      type: NewsType;
      department: string | null;
      diocese: string | null;
      departments: NamedDoc | null;
      dioceses: NamedDoc | null;
      department_name: string;
      diocese_name: string;
    }
  : K extends { readonly mayBelongTo: readonly (infer U extends UnitKind)[] }
    ? { [N in U]: NamedDoc | null }
    : unknown;

/** A scheduled change of a record, in its row of a list. */
export interface RowPlanDoc {
  act: PlannedAct;
  at: string;
  state: PlanState;
}
/** `plans`: only for staff who may change the record, in lists, and where there are any. */
type SwitchDoc<K extends Kind> = K extends { readonly switchable: true }
  ? { activated: boolean; plans?: RowPlanDoc[] }
  : unknown;

/** The review state of a record; only for staff (AMB-014). */
export interface ReviewDoc {
  state: 'waiting' | 'sent_back' | 'none';
  since: string | null;
  /** The office's reason for sending it back, and who wrote it. */
  sentence: string;
  by: string | null;
}
type ReviewOf<K extends Kind> = K extends { readonly reviewed: true } ? { review?: ReviewDoc } : unknown;

/** Flattens an intersection, so that editors and errors show one list of properties. */
type Flat<T> = { [N in keyof T]: T[N] };

/** A record of a kind in responses (AMB-010). */
export type DocOf<K extends Kind> = Flat<
  EveryDoc & { author: AuthorDoc } & FieldsDoc<K['fields']> & SwitchDoc<K> & ReviewOf<K> & UnitsDoc<K>
>;

/** A record with its unit as an object under the singular name (AMB-010: global search, public get by id). */
export type PopulatedDocOf<K extends Kind> = Flat<
  Omit<DocOf<K>, UnitKind> & { [N in UnitKind]: NamedDoc | null }
>;

/** A unit: its own fields, nothing populated. */
export type UnitDocOf<K extends Kind> = Flat<EveryDoc & FieldsDoc<K['fields']>>;

/** A page of a list (AMB-004). */
export interface PageDoc<T> {
  docs: T[];
  hasNextPage: boolean;
  totalDocs: number;
  page: number;
  limit: number;
}

/** The type of a field in requests of our own client. More is accepted (numbers as text, '' for none). */
type PlainSent<F extends PlainField> = F extends { readonly type: 'day' | 'moment' }
  ? string | null
  : F extends FileField
    ? F extends { readonly many: number }
      ? readonly string[] | string | null
      : string | null
    : F extends ChoiceField
      ? ChoiceDoc<F> | null
      : F extends NumberField
        ? number | string | null
        : F extends FlagField
          ? boolean | 'true' | 'false'
          : F extends ReferenceField
            ? string | null
            : string | null;
type FieldSent<F extends Field> = F extends RowsField
  ? readonly { readonly [P in keyof F['of']]?: PlainSent<F['of'][P]> }[] | '' | null
  : F extends PlainField
    ? PlainSent<F>
    : never;

/** The type of a field in handlers, after validation. */
type PlainTaken<F extends PlainField> = F extends { readonly type: 'day' }
  ? string | null
  : F extends { readonly type: 'moment' }
    ? Date | null
    : F extends FileField
      ? F extends { readonly many: number }
        ? string[]
        : string | null
      : F extends ChoiceField
        ? ChoiceDoc<F> | ''
        : F extends NumberField
          ? number | null
          : F extends FlagField
            ? boolean
            : F extends ReferenceField
              ? string | undefined
              : string;
type FieldTaken<F extends Field> = F extends RowsField
  ? { [P in keyof F['of']]?: PlainTaken<F['of'][P]> }[]
  : F extends PlainField
    ? PlainTaken<F>
    : never;

/** The fields of a kind including their former names (AMB-018, AMB-024). */
type WrittenFields<K extends Kind> = {
  [N in keyof K['fields'] as K['fields'][N] extends { readonly computed: true } ? never : N]: K['fields'][N];
} & (K extends { readonly aliases: infer A extends Readonly<Record<string, string>> }
  ? { readonly [N in keyof A]: K['fields'][A[N]] }
  : unknown);

/** The declared fields in request bodies and in handlers. Omitted ones stay unchanged. */
export type FieldsBody<K extends Kind> = {
  [N in keyof WrittenFields<K>]?: FieldSent<WrittenFields<K>[N]>;
};
export type FieldsTaken<K extends Kind> = {
  [N in keyof WrittenFields<K>]?: FieldTaken<WrittenFields<K>[N]>;
};

type SentId = string | null | { readonly _id: string };
/** For an optional unit, null clears it. */
type UnitsOf<K extends Kind, Sent, MaySent = Sent> = K extends { readonly belongsTo: readonly UnitKind[] }
  ? { type?: NewsType } & { [N in UnitKind]?: Sent }
  : K extends { readonly mayBelongTo: readonly (infer U extends UnitKind)[] }
    ? { [N in U]?: MaySent }
    : unknown;
type Switch<K extends Kind, Sent> = K extends { readonly switchable: true } ? { activated?: Sent } : unknown;

/** The body of a create (000 §7); an edit adds the `version` that it is based on (ADD-1). */
export type BodyOf<K extends Kind> = Flat<
  FieldsBody<K> & UnitsOf<K, SentId> & Switch<K, boolean | 'true' | 'false'>
>;
/** The body of a create or edit in handlers. */
export type TakenOf<K extends Kind> = Flat<
  FieldsTaken<K> & UnitsOf<K, string, string | null> & Switch<K, boolean>
>;

type FilterOf<K extends Kind> = NonNullable<K['filters']>;
/** The filters of a list in request bodies and in handlers; 'all' and '' mean no filter (AMB-012). */
export type FiltersBody<K extends Kind> = {
  [N in keyof FilterOf<K>]?: FilterSent<FilterOf<K>[N]['takes']>;
};
export type FiltersTaken<K extends Kind> = {
  [N in keyof FilterOf<K>]?: FilterTaken<FilterOf<K>[N]['takes']>;
};
type FilterSent<T extends Filter['takes']> = T extends 'flag'
  ? boolean | string | null
  : T extends 'number'
    ? number | string | null
    : string | null;
type FilterTaken<T extends Filter['takes']> = T extends 'flag'
  ? boolean
  : T extends 'number'
    ? number
    : T extends 'day'
      ? string | null
      : T extends 'moment'
        ? Date | null
        : string;
