import type { Role, UnitKind } from './define.ts';

/** A visitor: nobody has signed in. */
export interface Visitor {
  readonly role: 'visitor';
}
/** Somebody signed in. A unit's user carries the unit; a full administrator has none. */
export interface Staff {
  readonly role: Role;
  readonly accountId: string;
  readonly name: string;
  readonly unit: { readonly kind: UnitKind; readonly id: string } | null;
  /** By which way they come, where that is not by signing in; the history says so. */
  readonly via?: 'mail_link';
}
/** For whom a query is asked. The first argument of every read and write (design: viewer first). */
export type Viewer = Visitor | Staff;

export const VISITOR: Visitor = { role: 'visitor' };

export const isStaff = (viewer: Viewer): viewer is Staff => viewer.role !== 'visitor';
