import type { partnerCalls } from '#calls/partner.ts';
import { partner } from '#kinds/partner.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { pageOf } from './lists.ts';

/** Partners and networks: the image under both of its names (AMB-024). */
const partnerOnWire = (record: RecordOf<typeof partner>, deps: WireDeps) => {
  const doc = onWire(partner, record, deps);
  return { ...doc, thumbnail: doc.image };
};
/** Partners and networks for the console and the site (001 §7, 002 §7.1). */
export const partnerHandlers: Handlers<keyof typeof partnerCalls> = {
  ...contentHandlers('partner', partner, partnerOnWire),
  publicPartnerList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, partner, input), (record) => partnerOnWire(record, deps)),
  }),
};
