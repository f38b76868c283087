import { account } from './account.ts';
import type { Role } from './define.ts';
import { choiceFromWire, nameOnWire } from './wireNames.ts';

/** The wire's name of a role: the full administrator's carries the brand, as in `csi_user` (000 §1). */
export function roleOnWire(role: Role, brand: string): string {
  return nameOnWire(account.fields.role, role, brand);
}

/** The role that a wire name means, or undefined. `{brand}_user` in any case; anything else to the letter. */
export function roleFromWire(name: string, brand: string): Role | undefined {
  return choiceFromWire(account.fields.role, name, brand) as Role | undefined;
}
