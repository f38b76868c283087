import { KINDS, type KindName } from './kinds.ts';

type Kinds = typeof KINDS;

/** Names of the reviewed kinds: written by units, published or sent back by the office (AMB-014). */
export type ReviewedName = {
  [N in KindName]: Kinds[N] extends { readonly reviewed: true } ? N : never;
}[KindName];
export type ReviewedKind = Kinds[ReviewedName];

/** All reviewed kinds. Facts about each are a `Record<ReviewedName, …>`, so that a new one does not compile until it has them. */
export const REVIEWED: readonly ReviewedKind[] = Object.values(KINDS).filter(
  (kind): kind is ReviewedKind => 'reviewed' in kind,
);

/** Returns the reviewed kind of that name; undefined if there is none. */
export const reviewedKind = (name: string | undefined): ReviewedKind | undefined =>
  REVIEWED.find((kind) => kind.name === name);

/** Returns a record's title: its most important search field. */
export const titleOf = (kind: ReviewedKind, record: object): string =>
  String((record as Readonly<Record<string, unknown>>)[kind.search[0]] ?? '');
