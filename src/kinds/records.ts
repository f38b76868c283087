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
import type { Focus } from './pictureCut.ts';

/** A stored file as loaded from the database. `name` is its name under /media/; sizes in pixels and bytes. */
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
  /** The part that must stay visible when it is shown in another shape; the centre by default. */
  readonly focus?: Focus | null;
  /** A document whose text was extracted, so that it can be read as a page. */
  readonly readable?: boolean;
}

/** A smaller copy of a picture, or a picture of a PDF's first page, stored next to it. Sizes in pixels and bytes; `name` is a name in the file store. */
export interface Variant {
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly name: string;
}

/** A stored file's name only, which is enough for its address. */
export type FileName = Pick<StoredFile, 'name'>;

/** The type of a field's value in records. Days are YYYY-MM-DD; an optional choice may be ''. */
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

/** A record's reference to its unit. */
export interface UnitRef {
  readonly id: string;
  readonly name: string;
  readonly subDomain: string;
}

/** The review state of a record; null for kinds without review. */
export interface Review {
  readonly state: 'waiting' | 'sent_back' | 'none';
  /** When it was submitted or sent back. */
  readonly since: Date | null;
  /** The office's reason for sending it back, and who wrote it. */
  readonly sentence: string;
  readonly by: string | null;
}

/** Properties of records of every kind. */
export interface AnyRecord {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The author's name; null if the account is unknown. */
  readonly author: string | null;
  readonly activated: boolean;
  readonly department: UnitRef | null;
  readonly diocese: UnitRef | null;
  readonly review: Review | null;
  /** When and by whom it was deleted; null if it is not in the trash. */
  readonly removal: { readonly at: Date; readonly by: string | null } | null;
}

/** A record as loaded by the store: its declared fields and those of every record. `File`: how much is loaded of its files. */
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
