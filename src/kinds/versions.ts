import type { Field, Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

type Kinds = typeof KINDS;

/** Names of the kinds whose records have versions in other languages. */
export type VersionedName = {
  [N in KindName]: Kinds[N] extends { readonly versions: true } ? N : never;
}[KindName];

/** All of them, in the order in which lists name them. */
export const VERSIONED: readonly VersionedName[] = (Object.keys(KINDS) as KindName[]).filter(
  (name): name is VersionedName => (KINDS[name] as Kind).versions === true,
);

const isText = ({ type }: Field): boolean => type === 'text' || type === 'longText' || type === 'richText';

/** The fields of a kind to be translated: its texts. All others are copied. */
export const translatedFields = (kind: Kind): string[] =>
  Object.entries(kind.fields).flatMap(([name, field]) => (isText(field) && !field.computed ? [name] : []));

/** The title field of a record, from whose letters the language is detected if not set. */
export const titleField = (kind: Kind): string => kind.search[0] ?? 'id';

/** The filters of the translation list. */
export const VERSION_STATES = ['missing', 'begun', 'out_of_date'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
