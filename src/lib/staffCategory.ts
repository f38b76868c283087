import type { Organisation } from './organisation.ts';

type Association = Pick<Organisation, 'associationName' | 'brand'>;

/** The stored categories of secretarial staff, in the order of the select (001 §9, AMB-022). */
export const staffCategories = ({ associationName }: Pick<Association, 'associationName'>): string[] => [
  'Staff Under General Secretary',
  'Staff Under Treasurer Office',
  staffOf(associationName),
  'Guest House Staff',
];

/** The possible positions of secretarial staff (001 §9). */
export const STAFF_LEVELS = ['Head', 'Staff'] as const;

/**
 * Normalizes a staff category: that of the theological association has one stored spelling, derived from the organisation's name for it, whichever of
 * its names was given (AMB-022). Every other category is returned unchanged.
 */
export function staffCategory(role: string, { associationName, brand }: Association): string {
  const names = [associationName, `${brand}ta`, `${brand} theological association`];
  const asked = role.trim().toLowerCase();
  return names.some((name) => asked === staffOf(name).toLowerCase()) ? staffOf(associationName) : role;
}

const staffOf = (name: string): string => `Staff of ${name}`;
