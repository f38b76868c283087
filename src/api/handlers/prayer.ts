import type { prayerCalls } from '#calls/prayer.ts';
import { prayer } from '#kinds/prayer.ts';
import type { Page, RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { prayerDayPath, prayerMessage } from '#lib/prayerOfDay.ts';
import { Refusal } from '#lib/refusal.ts';
import { prayerOfDay } from '#store/prayer/prayerOfDay.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { ALL, pageOf } from './lists.ts';

/** The prayer calendar: a bare list, with the paging data next to it (AMB-008); visitors get all of it (AMB-017). */
export const prayerHandlers: Handlers<keyof typeof prayerCalls> = {
  ...contentHandlers('prayer', prayer),
  prayerList: async ({ viewer, deps, input }) => listed(await pageOf(viewer, deps, prayer, input), deps),
  prayerMessage: async ({ deps, input: { day, language } }) => {
    const found = day ? await prayerOfDay(deps.db, day, language) : null;
    if (!found) throw new Refusal(404, 'Nothing is entered for this day.');
    const address = deps.publicUrl + prayerDayPath(found, deps.organisation, language);
    return { data: { text: prayerMessage(found, language, address) } };
  },
  publicPrayerList: async ({ deps, input }) =>
    listed(await pageOf(VISITOR, deps, prayer, { ...input, ...ALL }), deps),
};

function listed({ docs, ...page }: Page<RecordOf<typeof prayer>>, deps: ApiDeps) {
  return { data: docs.map((record) => onWire(prayer, record, deps)), ...page };
}
