import type { Role, UnitKind } from './define.ts';

/** An anonymous visitor. */
export interface Visitor {
  readonly role: 'visitor';
}
/** A signed-in user. `unit` is null for full administrators. */
export interface Staff {
  readonly role: Role;
  readonly accountId: string;
  readonly name: string;
  readonly unit: { readonly kind: UnitKind; readonly id: string } | null;
  /** How they act, if not by signing in; recorded in the history. */
  readonly via?: 'mail_link';
  /** The token by which a program acts in their name; recorded in the history by its name. */
  readonly token?: { readonly id: string; readonly name: string };
}
/** The user on whose behalf a query runs: the first argument of every read and write (design: viewer first). */
export type Viewer = Visitor | Staff;

export const VISITOR: Visitor = { role: 'visitor' };

export const isStaff = (viewer: Viewer): viewer is Staff => viewer.role !== 'visitor';
