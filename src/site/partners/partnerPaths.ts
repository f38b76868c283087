import type { PARTNER_CATEGORIES } from '#kinds/partner.ts';

/** Where partners and networks are listed (002 §2.17). */
export const PARTNER_PATHS = {
  partner: '/about/partners_screen',
  network: '/about/networks_screen',
} as const satisfies Record<(typeof PARTNER_CATEGORIES)[number], string>;
