import type { newsCalls } from '#calls/news.ts';
import { news } from '#kinds/news.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { countRecords } from '#store/counts.ts';
import { listRecords } from '#store/records.ts';
import { createRecord, removeRecord, restoreRecord, switchRecords } from '#store/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { changeOf, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, populatedOnWire } from '../wire.ts';
import { edit, readOr404 } from './content.ts';

const wire = (deps: ApiDeps) => (record: RecordOf<typeof news>) => onWire(news, record, deps);
const populated = (deps: ApiDeps) => (record: RecordOf<typeof news>) => populatedOnWire(news, record, deps);

const query = (deps: ApiDeps, input: Readonly<Record<string, unknown>>) =>
  queryOf(news, input, deps.organisation.brand);

/** News for the console and for visitors (000 §7, 001 §7, 002 §7.1). */
export const newsHandlers: Handlers<keyof typeof newsCalls> = {
  newsList: async ({ viewer, deps, input }) => ({
    data: pageOnWire(await listRecords(viewer, deps.db, news, query(deps, input)), wire(deps)),
  }),

  newsGet: async ({ viewer, deps, id }) => ({
    data: wire(deps)(await readOr404(viewer, deps, news, id)),
  }),

  newsCreate: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const written = await createRecord(
      viewer,
      deps.db,
      news,
      changeOf(news, input, deps.organisation.brand),
      {
        now,
        idempotencyKey,
        brand: deps.organisation.brand,
      },
    );
    return { data: wire(deps)(await readOr404(viewer, deps, news, written.id)) };
  },

  newsEdit: async (context) => {
    await edit(context, news);
    return { data: wire(context.deps)(await readOr404(context.viewer, context.deps, news, context.id)) };
  },

  newsSwitchMany: async ({ viewer, deps, input, now }) => {
    const ids = input.news.filter((id) => id !== undefined);
    await switchRecords(viewer, deps.db, news, ids, input.activated, { now, brand: deps.organisation.brand });
    return { data: { message: input.activated ? 'Active' : 'Inactive' } };
  },

  newsCounts: async ({ viewer, deps, input }) => {
    const { active, inactive } = await countRecords(viewer, deps.db, news, input);
    return { data: [{ total_news: active + inactive, activate_news: active, in_activate_news: inactive }] };
  },

  newsDelete: async ({ viewer, deps, id, now }) => {
    await removeRecord(viewer, deps.db, news, id, { now, brand: deps.organisation.brand });
    return { data: { _id: id, message: 'Deleted' } };
  },

  newsRestore: async ({ viewer, deps, id, now }) => {
    await restoreRecord(viewer, deps.db, news, id, { now, brand: deps.organisation.brand });
    return { data: wire(deps)(await readOr404(viewer, deps, news, id)) };
  },

  publicNewsList: async ({ deps, input }) => ({
    data: pageOnWire(await listRecords(VISITOR, deps.db, news, query(deps, input)), wire(deps)),
  }),

  publicRelatedNews: async ({ deps, input }) => ({
    data: pageOnWire(
      await listRecords(VISITOR, deps.db, news, { ...query(deps, input), without: input.news }),
      wire(deps),
    ),
  }),

  publicNews: async ({ deps, id }) => ({
    data: populated(deps)(await readOr404(VISITOR, deps, news, id)),
  }),

  publicNewsSearch: async ({ deps, input }) => ({
    data: pageOnWire(await listRecords(VISITOR, deps.db, news, query(deps, input)), populated(deps)),
  }),
};
