import type { Organisation } from '#lib/organisation.ts';

/** Where the pages of the administration stand (002 §2.16, AMB-026). */
export const ADMINISTRATION = {
  officers: '/about/officer',
  workingCommittee: '/about/working_committee',
  executiveCommittee: '/about/executive_committee',
} as const;

export const associationPath = ({ brand }: Pick<Organisation, 'brand'>): string => `/about/${brand}ta`;
/** The staff of a category, by its stored name. */
export const staffPath = (category: string): string =>
  `/about/secretarial_staff/${encodeURIComponent(category)}`;
