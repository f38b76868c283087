import type { NewsType } from '#kinds/news.ts';
import type { PersonType } from '#kinds/person.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { STATEMENT_TYPES } from '#kinds/statement.ts';
import type { PublicationType, UnitLink } from '../data.ts';

/** What can be found, in the order of the tabs. */
export const FOUND_KINDS = [
  'news',
  'event',
  'publication',
  'statement',
  'campaign',
  'video',
  'person',
  'unit',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Where something that was found stands: enough to make its address and to say what it is. */
export type FoundPlace =
  | { readonly kind: 'news'; readonly type: NewsType }
  | { readonly kind: 'event' | 'campaign' | 'video' }
  | { readonly kind: 'publication'; readonly type: PublicationType; readonly file: StoredFile | undefined }
  | { readonly kind: 'statement'; readonly type: (typeof STATEMENT_TYPES)[number] }
  | {
      readonly kind: 'person';
      readonly type: PersonType;
      readonly role: string;
      readonly department: string | undefined;
      readonly diocese: string | undefined;
    }
  | { readonly kind: 'unit'; readonly of: 'department' | 'diocese'; readonly unit: UnitLink };

/** Something that was found. */
export interface Found {
  readonly id: string;
  readonly place: FoundPlace;
  readonly title: string;
  readonly deck: string;
  /** The department's or diocese's name; ''. */
  readonly unitName: string;
  /** YYYY-MM-DD; '' for what has no day. */
  readonly day: string;
  readonly picture: StoredFile | null;
}
