import { z } from 'zod';
import { advertisement } from '#kinds/advertisement.ts';
import { contentCalls, publicCall } from './content.ts';
import { paging } from './input.ts';
import { inData, listDoc } from './response.ts';

const promotionDoc = listDoc(advertisement);

/** Advertisements (001 §7, 002 §7.1). */
export const advertisementCalls = {
  ...contentCalls('promotion', advertisement, {
    group: 'Advertisements',
    size: 20,
    source: '001 §7',
  }),
  publicPromotionGroups: publicCall({
    address: 'POST public/get_promotions_list',
    summary: 'Active advertisements by rank; platinum is always there',
    input: z.object({ search: paging(20).search }),
    response: inData(z.array(z.object({ _id: z.string(), type: z.string(), docs: z.array(promotionDoc) }))),
    source: '002 §7.1, AMB-007',
  }),
  publicPromotions: publicCall({
    address: 'GET public/get_all_promotions_list',
    summary: 'All active advertisements, the highest rank first',
    response: inData(z.array(promotionDoc)),
    source: '002 §7.1, AMB-007',
  }),
};
