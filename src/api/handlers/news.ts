import type { newsCalls } from '#calls/news.ts';
import { news } from '#kinds/news.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { countNews, listRecords, readRecord } from '#store/records.ts';
import { missing } from '#store/rows.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord, switchRecords } from '#store/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire, pageOnWire, populatedOnWire } from '../wire.ts';

const wire = (deps: ApiDeps) => (record: RecordOf<typeof news>) => onWire(news, record, deps.publicUrl);
const populated = (deps: ApiDeps) => (record: RecordOf<typeof news>) =>
  populatedOnWire(news, record, deps.publicUrl);

/** News for the console and for visitors (000 §7, 001 §7, 002 §7.1). */
export const newsHandlers: Handlers<keyof typeof newsCalls> = {
  newsList: async ({ viewer, deps, input }) => ({
    data: pageOnWire(await listRecords(viewer, deps.db, news, input), wire(deps)),
  }),

  newsGet: async ({ viewer, deps, id }) => ({
    data: wire(deps)(found(await readRecord(viewer, deps.db, news, id))),
  }),

  newsCreate: async ({ viewer, deps, input, now, onceKey }) => {
    const written = await createRecord(viewer, deps.db, news, columnsOf(input), {
      now,
      onceKey,
      brand: deps.organisation.brand,
    });
    return { data: wire(deps)(found(await readRecord(viewer, deps.db, news, written.id))) };
  },

  newsEdit: async ({ viewer, deps, id, input, now }) => {
    const { version, ...fields } = input;
    const options = { now, version, brand: deps.organisation.brand };
    const { activated, ...rest } = fields;
    const toggles = activated !== undefined && Object.values(rest).every((value) => value === undefined);
    if (toggles && viewer.role !== 'full_administrator')
      throw new Refusal(403, 'Only the synod office can make news active or inactive.');
    if (toggles) await switchRecords(viewer, deps.db, news, [id], activated, options);
    else await changeRecord(viewer, deps.db, news, id, columnsOf(fields), options);
    return { data: wire(deps)(found(await readRecord(viewer, deps.db, news, id))) };
  },

  newsSwitchMany: async ({ viewer, deps, input, now }) => {
    const ids = input.news.filter((id) => id !== undefined);
    await switchRecords(viewer, deps.db, news, ids, input.activated, { now, brand: deps.organisation.brand });
    return { data: { message: input.activated ? 'Active' : 'Inactive' } };
  },

  newsCounts: async ({ viewer, deps, input }) => {
    const { active, inactive } = await countNews(viewer, deps.db, input);
    return { data: [{ total_news: active + inactive, activate_news: active, in_activate_news: inactive }] };
  },

  newsDelete: async ({ viewer, deps, id, now }) => {
    await removeRecord(viewer, deps.db, news, id, { now, brand: deps.organisation.brand });
    return { data: { _id: id, message: 'Deleted' } };
  },

  newsRestore: async ({ viewer, deps, id, now }) => {
    await restoreRecord(viewer, deps.db, news, id, { now, brand: deps.organisation.brand });
    return { data: wire(deps)(found(await readRecord(viewer, deps.db, news, id))) };
  },

  publicNewsList: async ({ deps, input }) => ({
    data: pageOnWire(await listRecords(VISITOR, deps.db, news, input), wire(deps)),
  }),

  publicRelatedNews: async ({ deps, input }) => ({
    data: pageOnWire(
      await listRecords(VISITOR, deps.db, news, { ...input, without: input.news }),
      wire(deps),
    ),
  }),

  publicNews: async ({ deps, id }) => ({
    data: populated(deps)(found(await readRecord(VISITOR, deps.db, news, id))),
  }),

  publicNewsSearch: async ({ deps, input }) => ({
    data: pageOnWire(await listRecords(VISITOR, deps.db, news, input), populated(deps)),
  }),
};

function found<T>(record: T | undefined): T {
  if (record === undefined) throw missing();
  return record;
}

/** The wire's unit and family as columns. A family that contradicts the unit is not a reason to refuse: the unit decides. */
function columnsOf<
  T extends { department?: string | undefined; diocese?: string | undefined; type?: string | undefined },
>({ department, diocese, type, ...rest }: T) {
  const asked =
    type === 'dioceses' && diocese
      ? { diocese_id: diocese }
      : type === 'departments' && department
        ? { department_id: department }
        : { department_id: department, diocese_id: diocese };
  return { ...rest, ...asked };
}
