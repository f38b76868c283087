import { z } from 'zod';
import { campaign } from '#kinds/campaign.ts';
import { description } from '#kinds/description.ts';
import { PARTNER_CATEGORIES, partner } from '#kinds/partner.ts';
import { prayer } from '#kinds/prayer.ts';
import { promotion } from '#kinds/promotion.ts';
import { statement } from '#kinds/statement.ts';
import { video } from '#kinds/video.ts';
import { inData, listDoc, pageOf } from './answer.ts';
import { contentCalls, publicCall } from './content.ts';
import { filtersOf } from './fields.ts';
import { flagFilter, noFilter, paging, plainText } from './input.ts';

/** Campaigns (001 §7, 002 §7.1). */
export const campaignCalls = {
  ...contentCalls('campaign', campaign, {
    at: 'campaigns',
    group: 'Campaigns',
    size: 25,
    source: '001 §7, AMB-014',
  }),
  publicCampaignList: publicCall({
    method: 'POST',
    path: 'public/get_campaigns_list',
    summary: 'Active campaigns, newest first',
    input: z.object(paging(20)),
    answer: pageOf(listDoc(campaign)),
    source: '002 §7.1',
  }),
  publicCampaign: publicCall({
    method: 'GET',
    path: 'public/get_campaign/{id}',
    summary: 'One active campaign',
    answer: inData(listDoc(campaign)),
    source: '002 §7.1, AMB-016',
  }),
};

/** Videos (001 §7, 002 §7.1). */
export const videoCalls = {
  ...contentCalls('video', video, { at: 'videos', group: 'Videos', size: 20, source: '001 §5, §7, AMB-057' }),
  publicVideoList: publicCall({
    method: 'POST',
    path: 'public/get_videos_list',
    summary: 'Active videos in their order',
    input: z.object(paging(21)),
    answer: pageOf(listDoc(video)),
    source: '002 §7.1, AMB-015',
  }),
};

const statementDoc = listDoc(statement);

/** Announcements (001 §7, 002 §7.1). The console reads one PDF, the public side a list (AMB-041). */
export const statementCalls = {
  ...contentCalls('statement', statement, {
    at: 'statements',
    group: 'Announcements',
    size: 25,
    source: '001 §7, AMB-041',
    doc: statementDoc.extend({ pdf: z.string() }),
  }),
  publicStatementList: publicCall({
    method: 'POST',
    path: 'public/get_statements_list',
    summary: 'Announcements of a type, newest first',
    input: z.object({ ...paging(4), ...filtersOf(statement) }),
    answer: pageOf(statementDoc),
    source: '002 §7.1, AMB-041',
  }),
};

const prayerDoc = listDoc(prayer);
const prayers = contentCalls('prayer', prayer, {
  at: 'prayer_calendar',
  group: 'Prayer calendar',
  size: 30,
  source: '001 §7, AMB-008',
});
/** A list under data, and beside it what a page needs (AMB-008). */
const prayerList = z.object({
  data: z.array(prayerDoc),
  hasNextPage: z.boolean(),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});

/** The prayer calendar (001 §7, 002 §7.1). */
export const prayerCalls = {
  ...prayers,
  prayerList: { ...prayers.prayerList, answer: prayerList },
  publicPrayerList: publicCall({
    method: 'POST',
    path: 'public/get_prayer_calendars_list',
    summary: 'All entries of the prayer calendar',
    input: z.object(paging(30)),
    answer: prayerList,
    source: '002 §7.1, AMB-008, AMB-017',
  }),
};

const promotionDoc = listDoc(promotion);

/** Advertisements (001 §7, 002 §7.1). */
export const promotionCalls = {
  ...contentCalls('promotion', promotion, {
    at: 'promotions',
    group: 'Advertisements',
    size: 20,
    source: '001 §7',
  }),
  publicPromotionGroups: publicCall({
    method: 'POST',
    path: 'public/get_promotions_list',
    summary: 'Active advertisements by rank; platinum is always there',
    input: z.object({ search: paging(20).search }),
    answer: inData(z.array(z.object({ _id: z.string(), type: z.string(), docs: z.array(promotionDoc) }))),
    source: '002 §7.1, AMB-007',
  }),
  publicPromotions: publicCall({
    method: 'GET',
    path: 'public/get_all_promotions_list',
    summary: 'All active advertisements, the highest rank first',
    answer: inData(z.array(promotionDoc)),
    source: '002 §7.1, AMB-007',
  }),
};

const partnerDoc = listDoc(partner).extend({ thumbnail: z.string() });
/** The console's edit sends the list's filter here, which may be 'all': then the stored one stays (AMB-023). */
const category = noFilter(
  z.enum(PARTNER_CATEGORIES, `Select Category must be one of: ${PARTNER_CATEGORIES.join(', ')}.`).optional(),
).meta({ type: 'string', enum: [...PARTNER_CATEGORIES, 'all', ''] });

/** Partners and networks (001 §7, 002 §7.1). */
export const partnerCalls = {
  ...contentCalls('partner', partner, {
    at: 'partner_network',
    group: 'Partners and networks',
    size: 20,
    source: '001 §7, AMB-023, AMB-024',
    input: { category },
    doc: partnerDoc,
  }),
  publicPartnerList: publicCall({
    method: 'POST',
    path: 'public/get_partners_and_networks_list',
    summary: 'Partners or networks',
    input: z.object({ ...paging(21), ...filtersOf(partner) }),
    answer: pageOf(partnerDoc),
    source: '002 §7.1',
  }),
};

const descriptionDoc = listDoc(description);
const descriptions = contentCalls('description', description, {
  at: 'description',
  group: 'Descriptions',
  size: 20,
  source: '001 §7, AMB-009, AMB-021',
});
const descriptionType = plainText('type', 60).optional();

/** Texts of which there is one each; lists are arrays of one or none (AMB-009). */
export const descriptionCalls = {
  ...descriptions,
  descriptionList: {
    ...descriptions.descriptionList,
    input: z.object({ type: descriptionType, trashed: flagFilter }),
    answer: inData(z.array(descriptionDoc)),
  },
  publicDescriptionList: publicCall({
    method: 'POST',
    path: 'public/get_descriptions_list',
    summary: 'The text of a type',
    input: z.object({ type: descriptionType, user_sort: flagFilter }),
    answer: inData(z.array(descriptionDoc)),
    source: '002 §7.1, AMB-009, AMB-021',
  }),
};
