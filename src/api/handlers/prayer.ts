import type { prayerCalls } from '#calls/prayer.ts';
import { prayer } from '#kinds/prayer.ts';
import type { Page, RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { ALL, pageOf } from './lists.ts';

/** The prayer calendar: a bare list, with the paging data next to it (AMB-008); visitors get all of it (AMB-017). */
export const prayerHandlers: Handlers<keyof typeof prayerCalls> = {
  ...contentHandlers('prayer', prayer),
  prayerList: async ({ viewer, deps, input }) => listed(await pageOf(viewer, deps, prayer, input), deps),
  publicPrayerList: async ({ deps, input }) =>
    listed(await pageOf(VISITOR, deps, prayer, { ...input, ...ALL }), deps),
};

function listed({ docs, ...page }: Page<RecordOf<typeof prayer>>, deps: ApiDeps) {
  return { data: docs.map((record) => onWire(prayer, record, deps)), ...page };
}
