import type { eventCalls } from '#calls/event.ts';
import { event } from '#kinds/event.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { dayOf, startOfDay } from '#lib/dates.ts';
import { listOccurrences } from '#store/events/occurrenceList.ts';
import { splitSeries } from '#store/events/splitSeries.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { changeOf, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, populatedOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers, readOr404, servedInside } from './content.ts';
import { withPlans } from './rowPlans.ts';

type EventRecord = RecordOf<typeof event>;

const inList = (record: EventRecord, deps: WireDeps) => onWire(event, record, deps);
/** A single event: the department as an id, the diocese as an object (AMB-010). */
const alone = (record: EventRecord, deps: WireDeps) => ({
  ...onWire(event, record, deps),
  diocese: populatedOnWire(event, record, deps).diocese,
});

/** Events that are not over at the start of today, the next first (AMB-019). A repeating event is listed with its next day and that day's times. */
const upcoming = async (viewer: Viewer, deps: ApiDeps, query: ListQuery, now: Date) => {
  const { page, limit, search, type, department, diocese, activated } = query;
  const coming = startOfDay(dayOf(now));
  // The search matches the record, not its days.
  if (search)
    return listRecords(viewer, deps.db, event, { ...query, where: { ends_from: coming }, order: 'upcoming' });
  const of = { page, limit, type, department, diocese, activated };
  return listOccurrences(viewer, deps.db, { ...of, coming, once: true }, {});
};

/** Events for the console and the site (000 §7, 002 §7.1). */
export const eventHandlers: Handlers<keyof typeof eventCalls> = {
  ...contentHandlers('event', event, alone),
  eventList: async ({ viewer, deps, input, now }) => {
    const query = queryOf(event, input);
    // The console sends admin: true to get all; only an explicit false returns what visitors see (AMB-019).
    const page =
      input.admin === false
        ? await upcoming(viewer, deps, query, now)
        : await listRecords(viewer, deps.db, event, query);
    return {
      data: await withPlans(
        viewer,
        deps,
        event,
        pageOnWire(page, (record) => inList(record, deps)),
      ),
    };
  },
  eventSplit: async ({ viewer, deps, id, input: { day, version }, now }) =>
    servedInside(
      deps,
      async (inside, made) => ({ data: alone(await readOr404(viewer, inside, event, made), deps) }),
      async (seen) => {
        const copy = changeOf(event, onWire(event, await readOr404(viewer, deps, event, id), deps));
        await splitSeries(viewer, deps.db, id, { day: day ?? '', copy }, { now, version, seen });
      },
    ),
  publicEventList: async ({ deps, input, now }) => {
    const page = await upcoming(VISITOR, deps, queryOf(event, input), now);
    return { data: pageOnWire(page, (record) => inList(record, deps)) };
  },
};
