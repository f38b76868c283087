import { z } from 'zod';
import { campaign } from '#kinds/campaign.ts';
import { contentCalls, publicCall } from './content.ts';
import { paging } from './input.ts';
import { inData, listDoc, pageOf } from './response.ts';

/** Campaigns (001 §7, 002 §7.1). */
export const campaignCalls = {
  ...contentCalls('campaign', campaign, {
    group: 'Campaigns',
    size: 25,
    source: '001 §7, AMB-014',
  }),
  publicCampaignList: publicCall({
    address: 'POST public/get_campaigns_list',
    summary: 'Active campaigns, newest first',
    input: z.object(paging(20)),
    response: pageOf(listDoc(campaign)),
    source: '002 §7.1',
  }),
  publicCampaign: publicCall({
    address: 'GET public/get_campaign/{id}',
    summary: 'One active campaign',
    response: inData(listDoc(campaign)),
    source: '002 §7.1, AMB-016',
  }),
};
