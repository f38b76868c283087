import { ROLES, type Role } from './define.ts';

/** The wire's name of a role: the full administrator's carries the brand, as in `csi_user` (000 §1). */
export function roleOnWire(role: Role, brand: string): string {
  return role === 'full_administrator' ? `${brand}_user` : role;
}

/** The role that a wire name means, or undefined. `{brand}_user` in any case; anything else to the letter. */
export function roleFromWire(name: string, brand: string): Role | undefined {
  if (name.toLowerCase() === `${brand}_user`) return 'full_administrator';
  return ROLES.find((role) => role === name && role !== 'full_administrator');
}
