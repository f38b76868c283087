import type {
  campaignCalls,
  descriptionCalls,
  partnerCalls,
  prayerCalls,
  promotionCalls,
  statementCalls,
  videoCalls,
} from '#calls/simple.ts';
import { campaign } from '#kinds/campaign.ts';
import type { Kind } from '#kinds/define.ts';
import { description } from '#kinds/description.ts';
import { partner } from '#kinds/partner.ts';
import { prayer } from '#kinds/prayer.ts';
import { promotion, RANKS } from '#kinds/promotion.ts';
import type { Page, RecordOf } from '#kinds/records.ts';
import { statement } from '#kinds/statement.ts';
import { video } from '#kinds/video.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { listRecords } from '#store/records.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';

/** More entries than any of these lists has: for what is answered whole. */
const ALL = { page: 1, limit: 100_000 };

const pageOf = <K extends Kind>(
  viewer: Viewer,
  deps: ApiDeps,
  kind: K,
  input: Readonly<Record<string, unknown>>,
) => listRecords(viewer, deps.db, kind, queryOf(kind, input, deps.organisation.brand));

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

/** Videos (001 §7, 002 §7.1). */
export const videoHandlers: Handlers<keyof typeof videoCalls> = {
  ...contentHandlers('video', video),
  publicVideoList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, video, input), (record) => onWire(video, record, deps)),
  }),
};

/** Announcements: one PDF for the console, a list for visitors (AMB-041). */
export const statementHandlers: Handlers<keyof typeof statementCalls> = {
  ...contentHandlers('statement', statement, {
    serialize: (record: RecordOf<typeof statement>, deps: WireDeps) => {
      const doc = onWire(statement, record, deps) as ReturnType<typeof onWire> & { pdf: string[] };
      return { ...doc, pdf: doc.pdf[0] ?? '' };
    },
  }),
  publicStatementList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, statement, input), (record) =>
      onWire(statement, record, deps),
    ),
  }),
};

/** The prayer calendar: a bare list, with what a page needs beside it (AMB-008); visitors get it whole (AMB-017). */
export const prayerHandlers: Handlers<keyof typeof prayerCalls> = {
  ...contentHandlers('prayer', prayer),
  prayerList: async ({ viewer, deps, input }) => listed(await pageOf(viewer, deps, prayer, input), deps),
  publicPrayerList: async ({ deps, input }) =>
    listed(await pageOf(VISITOR, deps, prayer, { ...input, ...ALL }), deps),
};

function listed({ docs, ...page }: Page<RecordOf<typeof prayer>>, deps: ApiDeps) {
  return { data: docs.map((record) => onWire(prayer, record, deps)), ...page };
}

/** Advertisements (AMB-007). */
export const promotionHandlers: Handlers<keyof typeof promotionCalls> = {
  ...contentHandlers('promotion', promotion),
  publicPromotionGroups: async ({ deps, input }) => {
    const ranked = await byRank(deps, input.search);
    const shown = ranked.filter(({ rank, docs }) => rank === RANKS[0] || docs.length > 0);
    return { data: shown.map(({ rank, docs }) => ({ _id: rank, type: rank, docs })) };
  },
  publicPromotions: async ({ deps }) => ({ data: (await byRank(deps, '')).flatMap(({ docs }) => docs) }),
};

async function byRank(deps: ApiDeps, search: string) {
  const { docs } = await listRecords(VISITOR, deps.db, promotion, { ...ALL, search });
  return RANKS.map((rank) => ({
    rank,
    docs: docs.filter((record) => record.type === rank).map((record) => onWire(promotion, record, deps)),
  }));
}

/** Partners and networks: the image under both of its names (AMB-024). */
const partnerOnWire = (record: RecordOf<typeof partner>, deps: WireDeps) => {
  const doc = onWire(partner, record, deps) as ReturnType<typeof onWire> & { image: string };
  return { ...doc, thumbnail: doc.image };
};
export const partnerHandlers: Handlers<keyof typeof partnerCalls> = {
  ...contentHandlers('partner', partner, { serialize: partnerOnWire }),
  publicPartnerList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, partner, input), (record) => partnerOnWire(record, deps)),
  }),
};

/** Texts of which there is one each, as a list of one or none (AMB-009). */
export const descriptionHandlers: Handlers<keyof typeof descriptionCalls> = {
  ...contentHandlers('description', description),
  descriptionList: async ({ viewer, deps, input }) => ({ data: await texts(viewer, deps, input) }),
  publicDescriptionList: async ({ deps, input }) => ({ data: await texts(VISITOR, deps, input) }),
};

async function texts(viewer: Viewer, deps: ApiDeps, { type, ...input }: Readonly<Record<string, unknown>>) {
  const { docs } = await pageOf(viewer, deps, description, { ...input, ...(type ? { type } : {}), ...ALL });
  return docs.map((record) => onWire(description, record, deps));
}
