import type { KindName } from '#kinds/kinds.ts';
import { newsPath } from '#lib/newsPath.ts';
import type { Incoming } from './incoming.ts';

type Known = Pick<Incoming, 'kind' | 'key' | 'fields'>;
type PathOf = (record: Known) => string | undefined;

const withKey =
  (before: string): PathOf =>
  ({ key }) =>
    `${before}/${encodeURIComponent(key)}`;

/** The old website's pages of single records (002 §2). */
const OLD_PATHS: Partial<Record<KindName, PathOf>> = {
  department: withKey('/department'),
  diocese: withKey('/home/diocese'),
  news: ({ key, fields }) => newsPath(fields.diocese ? 'dioceses' : 'departments', encodeURIComponent(key)),
  campaign: withKey('/campaign_screen'),
  publication: (record) =>
    record.fields.type === 'books' ? withKey('/publication_details')(record) : undefined,
};
/** Those that only this one has. */
const OWN_PATHS: Partial<Record<KindName, PathOf>> = { event: withKey('/event_screen') };

/** The path of the page of a record by itself, with its old id, which leads to it here; undefined if it has none. */
export const recordPath: PathOf = (record) => (OLD_PATHS[record.kind] ?? OWN_PATHS[record.kind])?.(record);

/** Whether records of a kind have pages on the old website as well. */
export const hasOldPages = (kind: KindName): boolean => Object.hasOwn(OLD_PATHS, kind);

/** A record that shows a file, and where it is: `path` as of `recordPath`; `id` its own here, once it is written. */
export interface RecordPlace {
  readonly kind: KindName;
  readonly title: string;
  readonly path: string | undefined;
  readonly ofDiocese: boolean;
  id: string | undefined;
}
