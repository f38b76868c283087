import type { PARTNER_CATEGORIES } from '#kinds/partner.ts';
import { translations } from '#lib/translations.ts';

type Category = (typeof PARTNER_CATEGORIES)[number];

/** The words of partners and networks (002 §2.17). Their names are those in the menu. */
export const partnerWords = translations({
  en: {
    visit: 'Visit',
    visitOne: (name: string) => `Visit ${name}`,
    nothing: { partner: 'No partners found', network: 'No networks found' } satisfies Record<
      Category,
      string
    >,
    description: (list: string, church: string) => `${list} of the ${church}.`,
  },
});
