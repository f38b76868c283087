import type { campaignCalls } from '#calls/campaign.ts';
import { campaign } from '#kinds/campaign.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { pageOf } from './lists.ts';

/** Campaigns (001 §7, 002 §7.1). */
export const campaignHandlers: Handlers<keyof typeof campaignCalls> = {
  ...contentHandlers('campaign', campaign),
  publicCampaignList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, campaign, input), (record) =>
      onWire(campaign, record, deps),
    ),
  }),
  publicCampaign: async ({ deps, id }) => ({
    data: onWire(campaign, await readOr404(VISITOR, deps, campaign, id), deps),
  }),
};
