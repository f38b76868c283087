import { campaign } from '#kinds/campaign.ts';
import { CAMPAIGN_LIST, campaignPath } from '../host/paths.ts';
import { visiblePaths } from '../reading/addresses.load.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { CampaignListPage } from './CampaignListPage.tsx';
import { CampaignPage } from './CampaignPage.tsx';
import { loadCampaign, loadCampaignList } from './campaign.load.ts';
import { campaignFeed } from './campaignFeed.load.ts';
import { campaignSource } from './campaignSource.load.ts';

/** Campaigns and their list (002 §2.8). */
export const campaignRoutes: RouteFamily = ({ name: payee }) => [
  {
    url: CAMPAIGN_LIST,
    on: MAIN,
    query: ['page'],
    menu: [{ section: 'partners', place: 'campaigns' }],
    feed: campaignFeed,
    show: async ({ db, query, language }) => {
      const data = await loadCampaignList(db, Number(query.page ?? 1), language);
      return data && { page: <CampaignListPage data={data} /> };
    },
  },
  {
    url: '/campaign_screen/:id',
    on: MAIN,
    under: 'about',
    sitemap: (_frame, db) => visiblePaths(db, campaign, campaignPath),
    finds: [campaignSource],
    idOf: 'campaign',
    pageOf: { kind: 'campaign', path: campaignPath },
    versions: { kind: 'campaign', path: ({ id }) => campaignPath(id) },
    show: async ({ db, language, params: { id = '' } }) => {
      const data = await loadCampaign(db, id, { readIn: language, payee });
      return data && { page: <CampaignPage data={data} /> };
    },
  },
];
