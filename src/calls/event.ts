import { z } from 'zod';
import { event } from '#kinds/event.ts';
import { STAFF } from './call.ts';
import { contentCalls, familyFilter, publicCall } from './content.ts';
import { flagFilter, idFilter, paging } from './input.ts';
import { named } from './jsonSchema.ts';
import { forStaff, listDoc, pageOf, unitRef } from './response.ts';

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
  publicEventList: publicCall({
    method: 'POST',
    path: 'public/get_events_list',
    summary: 'Events that are not over, the next first',
    input: z.object({ ...paging(20), type: familyFilter, department: idFilter, diocese: idFilter }),
    response: pageOf(listDoc(event)),
    source: '002 §7.1, AMB-019',
  }),
};
