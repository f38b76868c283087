import type { eventCalls } from '#calls/event.ts';
import { event } from '#kinds/event.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf, startOfDay } from '#lib/dates.ts';
import { listRecords } from '#store/records/records.ts';
import type { Handlers } from '../context.ts';
import { queryOf } from '../fromWire.ts';
import { onWire, pageOnWire, populatedOnWire, type WireDeps } from '../wire.ts';
import { contentHandlers } from './content.ts';

type EventRecord = RecordOf<typeof event>;

const inList = (record: EventRecord, deps: WireDeps) => onWire(event, record, deps);
/** One event: of a department the id, of a diocese the object (AMB-010). */
const alone = (record: EventRecord, deps: WireDeps) => ({
  ...onWire(event, record, deps),
  diocese: populatedOnWire(event, record, deps).diocese,
});

/** What is not over at the start of today, the next first (AMB-019). */
const upcoming = (now: Date) => ({ where: { ends_from: startOfDay(dayOf(now)) }, order: 'upcoming' });

/** Events for the console and the site (000 §7, 002 §7.1). */
export const eventHandlers: Handlers<keyof typeof eventCalls> = {
  ...contentHandlers('event', event, alone),
  eventList: async ({ viewer, deps, input, now }) => {
    const query = queryOf(event, input);
    // The console asks with admin: true for all; only who says false wants what visitors see (AMB-019).
    const asked = input.admin === false ? { ...query, ...upcoming(now) } : query;
    return {
      data: pageOnWire(await listRecords(viewer, deps.db, event, asked), (record) => inList(record, deps)),
    };
  },
  publicEventList: async ({ deps, input, now }) => {
    const query = { ...queryOf(event, input), ...upcoming(now) };
    return {
      data: pageOnWire(await listRecords(VISITOR, deps.db, event, query), (record) => inList(record, deps)),
    };
  },
};
