import type { Organisation } from './organisation.ts';

/**
 * A staff category as it is stored: that of the theological association has one spelling, made from the organisation's name for it, under
 * whichever of its names it was asked for (AMB-022). Every other category comes back as it is.
 */
export function staffCategory(
  role: string,
  { associationName, brand }: Pick<Organisation, 'associationName' | 'brand'>,
): string {
  const names = [associationName, `${brand}ta`, `${brand} theological association`];
  const asked = role.trim().toLowerCase();
  return names.some((name) => asked === `staff of ${name}`.toLowerCase())
    ? `Staff of ${associationName}`
    : role;
}
