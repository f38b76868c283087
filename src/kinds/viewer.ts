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
  /** The hour for which they had planned what is done now, by itself; recorded in the history. */
  readonly plannedFor?: Date;
  /** The token by which a program acts in their name; recorded in the history by its name. `kinds`: those that it reaches; null for all. */
  readonly token?: { readonly id: string; readonly name: string; readonly kinds: readonly string[] | null };
  /** Set where it is too long ago that this session proved whose it is: by what it has to do so again before it touches accounts and the like. */
  readonly mustProve?: 'password' | 'key';
  /** Set of a session that a program began without a second key: it holds the password, and has nobody to ask (decision 0086). */
  readonly isProgram?: true;
  /** Set where the church asks for a second key and this session was begun without: it may do nothing but make one. */
  readonly lacksKey?: true;
}
/** The user on whose behalf a query runs: the first argument of every read and write (design: viewer first). */
export type Viewer = Visitor | Staff;

export const VISITOR: Visitor = { role: 'visitor' };

/** Whether what the viewer is told may speak of records of this kind: a program reaches those of its token alone. */
export const reaches = (viewer: Viewer, kind: string): boolean =>
  !isStaff(viewer) || !viewer.token?.kinds || viewer.token.kinds.includes(kind);

export const isStaff = (viewer: Viewer): viewer is Staff => viewer.role !== 'visitor';
