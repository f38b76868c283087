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

/** The fields of a kind that are written anew in another language: its texts. All others go along as they are. */
export const translatedFields = (kind: Kind): string[] =>
  Object.entries(kind.fields).flatMap(([name, field]) => (isText(field) && !field.computed ? [name] : []));

/** The field by which a record is called, and by whose letters its language is told where nobody has said it. */
export const titleField = (kind: Kind): string => kind.search[0] ?? 'id';

/** What a list of what is to be translated is narrowed to. */
export const VERSION_STATES = ['missing', 'begun', 'out_of_date'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
