import type { newsCalls } from '#calls/news.ts';
import { news } from '#kinds/news.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { countRecords } from '#store/records/counts.ts';
import { listRecords } from '#store/records/records.ts';
import { switchRecords } from '#store/records/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, populatedOnWire } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { pageOf } from './lists.ts';

const inList = (deps: ApiDeps) => (record: RecordOf<typeof news>) => onWire(news, record, deps);
const populated = (deps: ApiDeps) => (record: RecordOf<typeof news>) => populatedOnWire(news, record, deps);

/** News for the console and for visitors (000 §7, 001 §7, 002 §7.1). */
export const newsHandlers: Handlers<keyof typeof newsCalls> = {
  ...contentHandlers('news', news),

  newsSwitchMany: async ({ viewer, deps, input, now }) => {
    const ids = input.news.filter((id) => id !== undefined);
    await switchRecords(viewer, deps.db, news, ids, input.activated, { now });
    return { data: { message: input.activated ? 'Active' : 'Inactive' } };
  },

  newsCounts: async ({ viewer, deps, input }) => {
    const { active, inactive } = await countRecords(viewer, deps.db, news, input);
    return { data: [{ total_news: active + inactive, activate_news: active, in_activate_news: inactive }] };
  },

  publicNewsList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, news, input), inList(deps)),
  }),

  publicRelatedNews: async ({ deps, input }) => {
    const query = { ...queryOf(news, input), without: input.news };
    return { data: pageOnWire(await listRecords(VISITOR, deps.db, news, query), inList(deps)) };
  },

  publicNews: async ({ deps, id }) => ({
    data: populated(deps)(await readOr404(VISITOR, deps, news, id)),
  }),

  publicNewsSearch: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, news, input), populated(deps)),
  }),
};
