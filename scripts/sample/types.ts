import type { Role, UnitKind } from '#kinds/define.ts';
import type { State } from '#kinds/diocese.ts';
import type { KindName } from '#kinds/kinds.ts';
import type { Language } from '#lib/language.ts';
import type { Dress } from './drawings/portraits.ts';
import type { SceneName } from './drawings/scenes.ts';
import type { Motif } from './drawings/seal.ts';
import type { SampleFile } from './files.ts';

/** Another record of the sample, by its title. */
export interface RecordNamed {
  readonly of: KindName;
  readonly titled: string;
}

type Plain = string | number | boolean | null;

/** A field of a record as the form would send it, with files and other records in the place of their addresses and ids. */
export type SampleValue =
  | Plain
  | SampleFile
  | RecordNamed
  | readonly SampleFile[]
  | readonly Readonly<Record<string, Plain | SampleFile>>[];

/** Who writes a record: an account by its name, the first administrator, or a visitor. */
export type Writer = { readonly account: string } | 'office' | 'visitor';

/** A record of any kind, on its way in. */
export interface SampleRecord {
  readonly of: KindName;
  /** The slug of the unit that it belongs to; null when it is the office's. */
  readonly unit: string | null;
  readonly by: Writer;
  /** When it was written, counted back from the day of filling. */
  readonly daysAgo: number;
  readonly fields: Readonly<Record<string, SampleValue>>;
  /** Whether it is switched on, for kinds that can be; true when not said. */
  readonly activated?: boolean;
  /** What the office has changed since. */
  readonly afterwards?: Readonly<Record<string, Plain>>;
  /** The office's sentence, when it has sent the record back to its author. */
  readonly sentBack?: string;
}
/** The twelve accents that a sub-site can wear, by name; their colours stand in the design tokens. */
export type Hue =
  | 'lotus'
  | 'laterite'
  | 'tamarind'
  | 'turmeric'
  | 'palm'
  | 'paddy'
  | 'peacock'
  | 'sea'
  | 'indigo'
  | 'jacaranda'
  | 'plum'
  | 'granite';

/** A diocese with its office. `slug` is its sub-domain and names its seal; `seat` is the bishop's town. */
export interface SampleDiocese {
  name: string;
  slug: string;
  state: State;
  accent: Hue;
  motif: Motif;
  seat: string;
  address: string;
  phone: string;
  mobile: string;
  fax: string;
  email: string;
}

/** What a person of a department is, in the words of 000 §9. */
export type PersonnelType =
  | 'Director'
  | 'Department Executive'
  | 'Director In-Charge'
  | 'Hon. Director'
  | 'Hon. Associate Director'
  | 'Hon. Advisor'
  | 'Hon. Director In-Charges'
  | 'Associate director';

/** A person of a department; `dress` and `portrait` are the arguments of `drawPortrait`. */
export interface SamplePerson {
  name: string;
  type: PersonnelType;
  dress: Dress;
  portrait: number;
}

/** A department; `aim` is rich text as the editor writes it. */
export interface SampleDepartment {
  name: string;
  slug: string;
  accent: Hue;
  aim: string;
  personnel: readonly SamplePerson[];
}

/** Somebody who may sign in to the console. `unit` is the slug of the own department or diocese. Passwords are not sample data. */
export interface SampleAccount {
  name: string;
  email: string;
  mobile: string;
  role: Role;
  unit: string | null;
}

/** A picture to be drawn by `drawScene`, with its words for those who can't see it. */
export interface SamplePicture {
  scene: SceneName;
  seed: number;
  alt: string;
}

/** A document to be made by `makePdf`; `fileName` is what the visitor sees. */
export interface SamplePaper {
  fileName: string;
  title: string;
  unit: string;
  paragraphs: readonly string[];
  pages?: number;
}

/** A news item of a department or a diocese. */
export interface SampleNews {
  unit: { kind: UnitKind; slug: string };
  title: string;
  heading: string;
  /** Rich text as the editor writes it. */
  description: string;
  lang: Language;
  /** The item's date, counted back from the day of seeding. */
  daysAgo: number;
  /** Null where the item has none on purpose. */
  thumbnail: SamplePicture | null;
  gallery: readonly SamplePicture[];
  pdfs: readonly SamplePaper[];
  /** The name of an account. */
  author: string;
  active: boolean;
  sentBack?: string;
}
