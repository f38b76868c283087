import type { Organisation } from './organisation.ts';

type Association = Pick<Organisation, 'associationName' | 'brand'>;

/** The categories of secretarial staff as they are stored, in the order in which they are chosen from (001 §9, AMB-022). */
export const staffCategories = ({ associationName }: Pick<Association, 'associationName'>): string[] => [
  'Staff Under General Secretary',
  'Staff Under Treasurer Office',
  staffOf(associationName),
  'Guest House Staff',
];

/** What somebody of the secretarial staff may be (001 §9). */
export const STAFF_LEVELS = ['Head', 'Staff'] as const;

/**
 * A staff category as it is stored: that of the theological association has one spelling, made from the organisation's name for it, under
 * whichever of its names it was asked for (AMB-022). Every other category comes back as it is.
 */
export function staffCategory(role: string, { associationName, brand }: Association): string {
  const names = [associationName, `${brand}ta`, `${brand} theological association`];
  const asked = role.trim().toLowerCase();
  return names.some((name) => asked === staffOf(name).toLowerCase()) ? staffOf(associationName) : role;
}

const staffOf = (name: string): string => `Staff of ${name}`;
