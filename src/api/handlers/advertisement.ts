import type { advertisementCalls } from '#calls/advertisement.ts';
import { advertisement, RANKS } from '#kinds/advertisement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { listRecords } from '#store/records/records.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { ALL } from './lists.ts';

/** Advertisements (AMB-007). */
export const advertisementHandlers: Handlers<keyof typeof advertisementCalls> = {
  ...contentHandlers('promotion', advertisement),
  publicPromotionGroups: async ({ deps, input }) => {
    const ranked = await byRank(deps, input.search);
    const shown = ranked.filter(({ rank, docs }) => rank === RANKS[0] || docs.length > 0);
    return { data: shown.map(({ rank, docs }) => ({ _id: rank, type: rank, docs })) };
  },
  publicPromotions: async ({ deps }) => ({ data: (await byRank(deps, '')).flatMap(({ docs }) => docs) }),
};

async function byRank(deps: ApiDeps, search: string) {
  const { docs } = await listRecords(VISITOR, deps.db, advertisement, { ...ALL, search });
  return RANKS.map((rank) => ({
    rank,
    docs: docs.filter((record) => record.type === rank).map((record) => onWire(advertisement, record, deps)),
  }));
}
