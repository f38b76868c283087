import { OFFICE, type Section } from '../section.ts';

const campaignEdit = () => import('./CampaignEditScreen.tsx');

/** Campaigns (001 §2.6). */
export const campaignsSection = {
  entry: { key: 'campaigns', name: { en: 'Campaigns' }, icon: 'flag', to: '/campaigns', who: OFFICE },
  place: { path: '/about/campaign_list_screen', name: { en: 'Campaigns' } },
  screens: {
    campaigns: {
      at: ['/campaigns'],
      load: () => import('./CampaignsScreen.tsx'),
    },
    addCampaign: {
      at: ['/campaigns/add_campaign'],
      load: campaignEdit,
    },
    editCampaign: {
      at: ['/campaigns/edit_campaign/:id'],
      load: campaignEdit,
    },
  },
} as const satisfies Section;
