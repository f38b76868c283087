import { wordsIn } from '#lib/translations.ts';
import { ADVERTISEMENTS } from '../host/paths.ts';
import { MAIN, type PageRequest, type PageRoute, type RouteFamily } from '../routing/route.ts';
import { AdvertisementsPage } from './AdvertisementsPage.tsx';
import { advertisementSource } from './advertisementSource.load.ts';
import { loadAdvertisements } from './advertisements.load.ts';
import { adWords } from './words.ts';

const show: PageRoute['show'] = async ({ db }: PageRequest) => ({
  page: <AdvertisementsPage {...(await loadAdvertisements(db))} />,
});

/** The advertisements page, and its address on the former site (002 §2.18, AMB-099). */
export const advertisementRoutes: RouteFamily = () => [
  {
    url: ADVERTISEMENTS,
    on: MAIN,
    finds: [advertisementSource],
    found: { title: (_, language) => wordsIn(adWords, language).title },
    pageOf: { kind: 'promotion', path: () => ADVERTISEMENTS },
    show,
  },
  { url: '/tester', on: MAIN, sitemap: false, show },
];
