import type { MenuPlaceName } from '../menu/menuWords.ts';
import { MAIN, type PageRoute, type RouteFamily } from '../routing/route.ts';
import { PartnersPage } from './PartnersPage.tsx';
import { PARTNER_PATHS } from './partnerPaths.ts';
import { partnerSource } from './partnerSource.load.ts';
import { loadPartners, type PartnerCategory, pageOfPartner } from './partners.load.ts';

/** Partners and networks (002 §2.17). */
export const partnerRoutes: RouteFamily = () => [
  list('partner', 'partners', PARTNER_PATHS.partner),
  list('network', 'networks', PARTNER_PATHS.network),
];

const list = (category: PartnerCategory, place: MenuPlaceName, url: string): PageRoute => ({
  url,
  on: MAIN,
  query: ['page'],
  finds: category === 'partner' ? [partnerSource] : [],
  menu: [{ section: 'partners', place }],
  pageOf: {
    kind: 'partner',
    path: async (id, db) => {
      const page = await pageOfPartner(db, category, id);
      return page === null ? null : url + page;
    },
  },
  show: async ({ db, query }) => {
    const data = await loadPartners(db, category, Number(query.page ?? 1));
    return data && { page: <PartnersPage path={url} data={data} /> };
  },
});
