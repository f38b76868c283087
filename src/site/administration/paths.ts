import type { Organisation } from '#lib/organisation.ts';

/** The paths of the administration pages (002 §2.16, AMB-026). */
export const ADMINISTRATION = {
  officers: '/about/officer',
  workingCommittee: '/about/working_committee',
  executiveCommittee: '/about/executive_committee',
} as const;

export const associationPath = ({ brand }: Pick<Organisation, 'brand'>): string => `/about/${brand}ta`;
/** The path of a staff category, by its stored name. */
export const staffPath = (category: string): string =>
  `/about/secretarial_staff/${encodeURIComponent(category)}`;
