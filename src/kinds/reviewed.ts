import { KINDS, type KindName } from './kinds.ts';

type Kinds = typeof KINDS;

/** The kinds that units write and the office lets through, or sends back with a sentence (AMB-014), by name. */
export type ReviewedName = {
  [N in KindName]: Kinds[N] extends { readonly reviewed: true } ? N : never;
}[KindName];
export type ReviewedKind = Kinds[ReviewedName];

/**
 * All of them. What is said of one of them by its name is a `Record<ReviewedName, …>`: a further kind does not compile until it is said of
 * that one too.
 */
export const REVIEWED: readonly ReviewedKind[] = Object.values(KINDS).filter(
  (kind): kind is ReviewedKind => 'reviewed' in kind,
);

/** The one of that name; undefined when there is none. */
export const reviewedKind = (name: string | undefined): ReviewedKind | undefined =>
  REVIEWED.find((kind) => kind.name === name);

/** What a record is called: by its most telling field. */
export const titleOf = (kind: ReviewedKind, record: object): string =>
  String((record as Readonly<Record<string, unknown>>)[kind.search[0]] ?? '');
