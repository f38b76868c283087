import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Partners and networks (001 §2.10). */
export const partnersSection = {
  entry: {
    key: 'partners',
    name: { en: 'Partners & Network' },
    icon: 'link',
    who: OFFICE,
  },
  place: { path: '/about/partners_screen', name: { en: 'Partners and network' } },
  screens: {
    partners: {
      load: () => import('./PartnersScreen.tsx'),
    },
  },
} as const satisfies Section;
