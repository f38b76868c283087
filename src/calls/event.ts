import { z } from 'zod';
import { event } from '#kinds/event.ts';
import { call, STAFF } from './call.ts';
import { contentCalls, familyFilter, publicCall } from './content.ts';
import { dayText, flagFilter, idFilter, paging, versionSent } from './input.ts';
import { named } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { forStaff, listDoc, pageOf, saved, unitRef } from './response.ts';

const calls = contentCalls('event', event, {
  group: 'Events',
  size: 20,
  who: STAFF,
  source: '000 §7, AMB-010, AMB-018, AMB-019, AMB-097',
  listInput: { admin: flagFilter },
  // A single event: the department as an id, the diocese as an object (AMB-010).
  doc: listDoc(event).extend({ diocese: unitRef.nullable() }),
});

/** Events of departments and dioceses (000 §7, 002 §7.1). */
export const eventCalls = {
  ...calls,
  eventList: { ...calls.eventList, response: pageOf(named('EventInList', forStaff(event, listDoc(event)))) },
  eventSplit: call({
    address: LATER_PATHS.eventSplit,
    group: 'Events',
    summary:
      'Let a series end before a day, and a new one go on from it, which is answered; the days stay the same',
    who: STAFF,
    input: z.object({ day: dayText('Day'), version: versionSent }),
    response: saved(calls.eventGet.response.shape.data),
    programs: { does: 'write', of: 'event' },
    source: 'decision 114',
  }),
  publicEventList: publicCall({
    address: 'POST public/get_events_list',
    summary: 'Events that are not over, the next first',
    input: z.object({ ...paging(20), type: familyFilter, department: idFilter, diocese: idFilter }),
    response: pageOf(listDoc(event)),
    source: '002 §7.1, AMB-019',
  }),
};
