import type { PARTNER_CATEGORIES } from '#kinds/partner.ts';

/** The paths of the lists of partners and networks (002 §2.17). */
export const PARTNER_PATHS = {
  partner: '/about/partners_screen',
  network: '/about/networks_screen',
} as const satisfies Record<(typeof PARTNER_CATEGORIES)[number], string>;
