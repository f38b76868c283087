import { z } from 'zod';
import { PARTNER_CATEGORIES, partner } from '#kinds/partner.ts';
import { contentCalls, publicCall } from './content.ts';
import { filtersOf } from './fields.ts';
import { noFilter, paging } from './input.ts';
import { describedAs, named } from './jsonSchema.ts';
import { listDoc, pageOf } from './response.ts';

const partnerDoc = named('PublicPartner', listDoc(partner).extend({ thumbnail: z.string() }));
/** The console sends the list's filter here, which may be 'all': the stored category is then kept (AMB-023). */
const category = noFilter(
  z.enum(PARTNER_CATEGORIES, `Select Category must be one of: ${PARTNER_CATEGORIES.join(', ')}.`).optional(),
).meta(describedAs({ type: ['string', 'null'], enum: [...PARTNER_CATEGORIES, 'all', '', null] }));

/** Partners and networks (001 §7, 002 §7.1). */
export const partnerCalls = {
  ...contentCalls('partner', partner, {
    group: 'Partners and networks',
    size: 20,
    source: '001 §7, AMB-023, AMB-024',
    input: { category },
    doc: partnerDoc,
  }),
  publicPartnerList: publicCall({
    address: 'POST public/get_partners_and_networks_list',
    summary: 'Partners or networks',
    input: z.object({ ...paging(21), ...filtersOf(partner) }),
    response: pageOf(partnerDoc),
    source: '002 §7.1',
  }),
};
