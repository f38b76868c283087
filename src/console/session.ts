import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Role } from '#kinds/define.ts';
import { roleFromWire } from '#kinds/roleNames.ts';

/** Who is signed in, as it stands in local storage (000 §4, AMB-068). `role` is the wire's name, such as `csi_user`. */
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

/** What a login answers, as far as a session needs it (AMB-001). */
export interface LoginResponse {
  readonly token: string;
  readonly role: string;
  readonly _id: string;
  readonly user_name: string;
  readonly department: string | null;
  readonly diocese: string | null;
}

const listeners = new Set<() => void>();
let current: Session | null = null;

/** The session as stored, or null when nobody is signed in. The same object as long as nothing has changed. */
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

/** Stores what a login answered. A full administrator's browser forgets a department or diocese of somebody before (000 §4). */
export function keepSession(answer: LoginResponse): void {
  // The token comes last: other windows hear of each entry by itself, and without a token there is no session to misread.
  localStorage.removeItem('token');
  localStorage.setItem('role', answer.role);
  localStorage.setItem('user_id', answer._id);
  localStorage.setItem('user_name', answer.user_name);
  keep('department', answer.role === 'department_user' ? answer.department : null);
  keep('diocese', answer.role === 'diocese_user' ? answer.diocese : null);
  localStorage.setItem('token', answer.token);
  notify();
}

/** Forgets everything: logging out clears local storage (000 §4). */
export function forgetSession(): void {
  localStorage.clear();
  shown = null;
  notify();
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another window counts here too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

let shown: Session | null = null;

/**
 * Whose screens this window shows: who is signed in, or, after the session ended in another window, who was. null before a sign-in and
 * after a logout in this window. Follows as it changes.
 */
export function useShownSession(): Session | null {
  return useSyncExternalStore(listen, () => {
    shown = readSession() ?? shown;
    return shown;
  });
}

/** The session, followed as it changes; null when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(listen, readSession);
}

/** Whose screens are shown, with the role as the rules name it. */
export type StaffMember = Session & { readonly is: Role };

const StaffContext = createContext<StaffMember | null>(null);
/** Says whose screens are shown inside. */
export const StaffProvider = StaffContext.Provider;

/** Whose screens are shown; for what stands inside the shell. */
export function useStaff(): StaffMember {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Nobody is signed in here.');
  return staff;
}

/** The role of a session. What is neither a diocese's nor a department's user is treated as the office's (000 §4 "anyone else"). */
export function roleOf(session: Session): Role {
  return roleFromWire(session.role) ?? 'full_administrator';
}

/** Where somebody lands after signing in, by role (000 §4). */
export function homeOf(role: Role): string {
  if (role === 'department_user') return '/departments';
  return role === 'diocese_user' ? '/dioceses' : '/users';
}
