import type {
  ChoiceField,
  Field,
  FileField,
  FlagField,
  Kind,
  NumberField,
  PlainField,
  ReferenceField,
  RowsField,
} from './define.ts';
import type { FileDescription } from './fileDescription.ts';

/** A stored file as reads give it. `name` is served under /media/; sizes in pixels and bytes. */
export interface StoredFile extends FileDescription {
  readonly id: string;
  readonly name: string;
  readonly originalName: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly variants: readonly Variant[];
}
export interface Variant {
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly name: string;
}

/** A file by its name alone, which is all that an address needs. */
export type FileName = Pick<StoredFile, 'name'>;

/** Days are YYYY-MM-DD. A choice that is not required may be ''. */
type PlainValue<F extends PlainField, File> = F extends { type: 'day' }
  ? string | null
  : F extends { type: 'moment' }
    ? Date | null
    : F extends FileField
      ? F extends { readonly many: number }
        ? readonly File[]
        : File | null
      : F extends ChoiceField
        ? F['values'][number] | (F extends { readonly required: true } ? never : '')
        : F extends NumberField
          ? number | null
          : F extends FlagField
            ? boolean
            : F extends ReferenceField
              ? string | null
              : string;
type ValueOf<F extends Field, File> = F extends RowsField
  ? readonly { readonly [P in keyof F['of']]: PlainValue<F['of'][P], File> }[]
  : F extends PlainField
    ? PlainValue<F, File>
    : never;

/** A unit as records show it. */
export interface UnitRef {
  readonly id: string;
  readonly name: string;
  readonly subDomain: string;
}

/** Where a record stands between its author and the office; null for kinds that nobody reviews. */
export interface Review {
  readonly state: 'waiting' | 'sent_back' | 'none';
  /** Since when it waits, or when it was sent back. */
  readonly since: Date | null;
  /** What the office wants changed, and who of it said so. */
  readonly sentence: string;
  readonly by: string | null;
}

/** What every record has, of whatever kind. */
export interface AnyRecord {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The author's name; null when the account is not known. */
  readonly author: string | null;
  readonly activated: boolean;
  readonly department: UnitRef | null;
  readonly diocese: UnitRef | null;
  readonly review: Review | null;
  /** When it went to the trash, and who moved it there; null while it is not in it. */
  readonly removal: { readonly at: Date; readonly by: string | null } | null;
}

/** A record of a kind as the store gives it: its declared fields and what every record has. `File`: how much it says of its files. */
export type RecordOf<K extends Kind, File = FileName> = {
  readonly [F in keyof K['fields'] as K['fields'][F]['type'] extends 'secret' ? never : F]: ValueOf<
    K['fields'][F],
    File
  >;
} & AnyRecord;

/** A page of a list. `totalDocs` of a search is exact up to 1,000. */
export interface Page<T> {
  readonly docs: readonly T[];
  readonly hasNextPage: boolean;
  readonly totalDocs: number;
  readonly page: number;
  readonly limit: number;
}
