import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Role } from '#kinds/define.ts';
import { roleFromWire } from '#kinds/roleNames.ts';
import type { Language } from '#lib/language.ts';

/** The session in local storage (000 §4, AMB-068). `role` is the wire name, such as `csi_user`. */
export interface Session {
  readonly token: string;
  readonly role: string;
  readonly userId: string;
  /** For display only; '' when an older login did not keep it. */
  readonly userName: string;
  /** The id of the own unit; null for full administrators. */
  readonly department: string | null;
  readonly diocese: string | null;
}

/** The login response, as far as a session needs it (AMB-001). */
export interface LoginResponse {
  readonly token: string;
  readonly role: string;
  readonly _id: string;
  readonly user_name: string;
  readonly department: string | null;
  readonly diocese: string | null;
  readonly begins_today?: boolean;
  readonly language?: Language | null;
}

const listeners = new Set<() => void>();
let current: Session | null = null;

/** Reads the stored session; null if nobody is signed in. Returns the same object until it changes. */
export function readSession(): Session | null {
  const token = localStorage.getItem('token');
  if (!token) {
    current = null;
    return null;
  }
  const found: Session = {
    token,
    role: localStorage.getItem('role') ?? '',
    userId: localStorage.getItem('user_id') ?? '',
    userName: localStorage.getItem('user_name') ?? '',
    department: localStorage.getItem('department'),
    diocese: localStorage.getItem('diocese'),
  };
  if (JSON.stringify(found) !== JSON.stringify(current)) current = found;
  return current;
}

/** Stores the session of a login response, and removes a department or diocese of a previous user (000 §4). */
export function keepSession(answer: LoginResponse): void {
  // The token is written last: other windows get an event per entry, and without a token they read no session.
  localStorage.removeItem('token');
  localStorage.setItem('role', answer.role);
  localStorage.setItem('user_id', answer._id);
  localStorage.setItem('user_name', answer.user_name);
  keep('department', answer.role === 'department_user' ? answer.department : null);
  keep('diocese', answer.role === 'diocese_user' ? answer.diocese : null);
  keepBeginning(answer.begins_today);
  localStorage.setItem('token', answer.token);
  notify();
}

/** Clears local storage (000 §4). */
export function forgetSession(): void {
  localStorage.clear();
  shown = null;
  notify();
}

const BEGINNING = 'begin';

/** Stores whether the user starts with 'Today' after signing in. */
export const keepBeginning = (today = false): void => keep(BEGINNING, today ? '/today' : null);

/** The start page after signing in: the user's own first section (000 §4), unless 'Today' was chosen. */
export const beginningOf = (role: Role): string => localStorage.getItem(BEGINNING) ?? homeOf(role);

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Includes signing in or out in another window.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

let shown: Session | null = null;

/**
 * Returns the session whose screens this window shows: the current one or, after it ended in another window, the previous one; null before
 * signing in and after logging out in this window. Re-renders on changes.
 */
export function useShownSession(): Session | null {
  return useSyncExternalStore(listen, () => {
    shown = readSession() ?? shown;
    return shown;
  });
}

/** Returns the session and re-renders on changes; null if nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(listen, readSession);
}

/** The session whose screens are shown, with its role by internal name. */
export type StaffMember = Session & { readonly is: Role };

const StaffContext = createContext<StaffMember | null>(null);
/** Provides that session to the components inside. */
export const StaffProvider = StaffContext.Provider;

/** Returns that session; only inside the shell. */
export function useStaff(): StaffMember {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Nobody is signed in');
  return staff;
}

/** Returns a session's role. Any unknown role is treated as the office's (000 §4 "anyone else"); the server checks permissions. */
export function roleOf(session: Session): Role {
  return roleFromWire(session.role) ?? 'full_administrator';
}

/** Returns the start page of a role (000 §4). */
export function homeOf(role: Role): string {
  if (role === 'department_user') return '/departments';
  return role === 'diocese_user' ? '/dioceses' : '/users';
}
