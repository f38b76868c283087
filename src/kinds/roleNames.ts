import type { Role } from './define.ts';
import { role as field } from './role.ts';
import { choiceFromWire, nameOnWire } from './wireNames.ts';

/** The wire's name of a role: the full administrator's carries the brand, as in `csi_user` (000 §1). */
export const roleOnWire = (role: Role): string => nameOnWire(field, role);

/** The role for a wire name, or undefined. `{brand}_user` in any case; anything else exactly. */
export const roleFromWire = (name: string): Role | undefined => choiceFromWire(field, name);
