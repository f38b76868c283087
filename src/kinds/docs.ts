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

/*
 * What travels over /api/v1, computed from the declaration of a kind, so that a field that is added or renamed there reaches
 * handlers and screens as a type at once. Types only: the browser imports them for nothing.
 */

/** A unit or another record as answers name it. */
export interface NamedDoc {
  readonly _id: string;
  readonly name: string;
}
interface AuthorDoc {
  readonly user_name: string;
}

/** Branded names are text: how they read depends on the installation. */
type ChoiceDoc<F extends ChoiceField> = F extends { readonly wire: object }
  ? string
  : F['values'][number] | (F extends { readonly required: true } ? never : '');

/** A plain field as answers give it: files as addresses, days and moments as text. */
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

/** The declared fields of a kind as answers give them; secrets are never answered. */
export type FieldsDoc<F extends Kind['fields']> = {
  [N in keyof F as F[N]['type'] extends 'secret' ? never : N]: FieldDoc<F[N]>;
};

/** What every record answers (ADD-1). */
export interface EveryDoc {
  _id: string;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: AuthorDoc;
  /** When it went to the trash, and who moved it there. Answered to staff, of what is in it (ADD-4). */
  removal?: { at: string; by: AuthorDoc };
}

/** The unit of a record: both spellings where it belongs to one (AMB-010), populated where it may. */
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

type SwitchDoc<K extends Kind> = K extends { readonly switchable: true } ? { activated: boolean } : unknown;

/** Where a record stands between its author and the office; answered to staff only (AMB-014). */
export interface ReviewDoc {
  state: 'waiting' | 'sent_back' | 'none';
  since: string | null;
  /** What the office wants changed, and who of it said so. */
  sentence: string;
  by: string | null;
}
type ReviewOf<K extends Kind> = K extends { readonly reviewed: true } ? { review?: ReviewDoc } : unknown;

/** Spells an intersection out, so that editors and errors show a type as one list of fields. */
type Flat<T> = { [N in keyof T]: T[N] };

/** A record of a kind as the API answers it (AMB-010). */
export type DocOf<K extends Kind> = Flat<
  EveryDoc & { author: AuthorDoc } & FieldsDoc<K['fields']> & SwitchDoc<K> & ReviewOf<K> & UnitsDoc<K>
>;

/** The same with the unit as an object under its singular name (AMB-010: global search, public get by id). */
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

/** A plain field as a client sends it. More is accepted than a client of ours has to send (numbers as text, '' for nothing). */
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

/** A plain field as a handler gets it, once the schema has read what was sent. */
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

/** The fields of a kind with their former names beside them (AMB-018, AMB-024). */
type WrittenFields<K extends Kind> = {
  [N in keyof K['fields'] as K['fields'][N] extends { readonly computed: true } ? never : N]: K['fields'][N];
} & (K extends { readonly aliases: infer A extends Readonly<Record<string, string>> }
  ? { readonly [N in keyof A]: K['fields'][A[N]] }
  : unknown);

/** The declared fields as a body sends them, and as a handler gets them. What is left out stays as it is. */
export type FieldsBody<K extends Kind> = {
  [N in keyof WrittenFields<K>]?: FieldSent<WrittenFields<K>[N]>;
};
export type FieldsTaken<K extends Kind> = {
  [N in keyof WrittenFields<K>]?: FieldTaken<WrittenFields<K>[N]>;
};

type SentId = string | null | { readonly _id: string };
/** Of a unit that a record need not have, null says that it is to have none. */
type UnitsOf<K extends Kind, Sent, MaySent = Sent> = K extends { readonly belongsTo: readonly UnitKind[] }
  ? { type?: NewsType } & { [N in UnitKind]?: Sent }
  : K extends { readonly mayBelongTo: readonly (infer U extends UnitKind)[] }
    ? { [N in U]?: MaySent }
    : unknown;
type Switch<K extends Kind, Sent> = K extends { readonly switchable: true } ? { activated?: Sent } : unknown;

/** The body of a create (000 §7); an edit sends the `version` that it began with besides (ADD-1). */
export type BodyOf<K extends Kind> = Flat<
  FieldsBody<K> & UnitsOf<K, SentId> & Switch<K, boolean | 'true' | 'false'>
>;
/** The same as a handler gets it. */
export type TakenOf<K extends Kind> = Flat<
  FieldsTaken<K> & UnitsOf<K, string, string | null> & Switch<K, boolean>
>;

type FilterOf<K extends Kind> = NonNullable<K['filters']>;
/** What a list is narrowed by, as a body sends it and as a handler gets it; 'all' and '' are no filter (AMB-012). */
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
