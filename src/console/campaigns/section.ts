import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const campaignEdit = () => import('./CampaignEditScreen.tsx');

/** Campaigns (001 §2.6). */
export const campaignsSection = {
  entry: {
    key: 'campaigns',
    name: { en: 'Campaigns' },
    icon: 'flag',
    who: OFFICE,
  },
  place: { path: '/about/campaign_list_screen', name: { en: 'Campaigns' } },
  screens: {
    campaigns: {
      load: () => import('./CampaignsScreen.tsx'),
    },
    addCampaign: {
      load: campaignEdit,
    },
    editCampaign: {
      load: campaignEdit,
    },
  },
} as const satisfies Section;
