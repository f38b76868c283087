import { partner } from '#kinds/partner.ts';
import { wordsIn } from '#lib/translations.ts';
import { menuWords } from '../menu/menuWords.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { PARTNER_PATHS } from './partnerPaths.ts';

/** Finds partners and networks, on the page that lists them. */
export const partnerSource = recordSource(
  { name: 'partner', called: (_, language) => wordsIn(menuWords, language).sections.partners },
  partner,
  { fields: ['name', 'category'] },
  ({ name, category }) => ({
    title: name,
    day: '',
    picture: null,
    link: ({ links, language }) => ({
      href: links.main(PARTNER_PATHS[category]),
      kind: wordsIn(menuWords, language).places[category === 'network' ? 'networks' : 'partners'](),
    }),
  }),
);
