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
  /** The time for which they had scheduled the change being applied; recorded in the history. */
  readonly plannedFor?: Date;
  /** The token with which a program acts in their name; recorded in the history by its name. `kinds`: those that it can access; null for all. */
  readonly token?: { readonly id: string; readonly name: string; readonly kinds: readonly string[] | null };
  /** Set if this session's last proof of identity is too old: the means by which to repeat it before accessing accounts and the like. */
  readonly mustProve?: 'password' | 'key';
  /** Set for a session that a program started without a second factor: it holds the password, and has nobody to ask (decision 0086). */
  readonly isProgram?: true;
  /** Set if the church requires a second factor and this session was started without one: it may only set one up. */
  readonly lacksKey?: true;
}
/** The user on whose behalf a query runs: the first argument of every read and write (design: viewer first). */
export type Viewer = Visitor | Staff;

export const VISITOR: Visitor = { role: 'visitor' };

/** Whether responses to the viewer may mention records of this kind: a program can access only those of its token. */
export const reaches = (viewer: Viewer, kind: string): boolean =>
  !isStaff(viewer) || !viewer.token?.kinds || viewer.token.kinds.includes(kind);

/** Whether the viewer is signed in. */
export const isStaff = (viewer: Viewer): viewer is Staff => viewer.role !== 'visitor';
