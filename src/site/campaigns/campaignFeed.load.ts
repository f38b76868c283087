import { wordsIn } from '#lib/translations.ts';
import { CAMPAIGN_FEED, campaignPath } from '../host/paths.ts';
import { FEED_LENGTH, type PageFeed } from '../routing/route.ts';
import { campaignTeasers } from './campaignTeasers.load.ts';
import { campaignWords } from './words.ts';

/** Loads the newest campaigns. */
export const campaignFeed: PageFeed = {
  of: 'campaign',
  path: CAMPAIGN_FEED,
  called: (_, language) => wordsIn(campaignWords, language).heading,
  items: async (db, _site, readIn) => {
    const { items } = await campaignTeasers(db, { page: 1, limit: FEED_LENGTH, readIn, firstAlone: true });
    return items.map(({ id, ...item }) => ({ ...item, path: campaignPath(id), category: '' }));
  },
};
