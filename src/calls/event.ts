import { z } from 'zod';
import { event } from '#kinds/event.ts';
import { NEWS_TYPES } from '#kinds/news.ts';
import { listDoc, pageOf, unitRef } from './answer.ts';
import { STAFF } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { flagFilter, idFilter, noFilter, paging } from './input.ts';

const type = z.enum(NEWS_TYPES, "type must be 'departments' or 'dioceses'.");
const typeFilter = noFilter(type.optional()).meta({ type: 'string', enum: [...NEWS_TYPES, 'all', ''] });

/** One event: of a department the id, of a diocese the object (AMB-010). */
const one = listDoc(event).extend({ diocese: unitRef.nullable() });
const calls = contentCalls('event', event, {
  at: 'events',
  group: 'Events',
  size: 20,
  who: STAFF,
  source: '000 §7, AMB-010, AMB-018, AMB-019, AMB-097',
  listInput: { type: typeFilter, admin: flagFilter },
  input: { type: type.optional() },
  doc: one,
});

/** Events of departments and dioceses (000 §7, 002 §7.1). */
export const eventCalls = {
  ...calls,
  eventList: { ...calls.eventList, answer: pageOf(listDoc(event)) },
  publicEventList: publicCall({
    method: 'POST',
    path: 'public/get_events_list',
    summary: 'Events that are not over, the next first',
    input: z.object({ ...paging(20), type: typeFilter, department: idFilter, diocese: idFilter }),
    answer: pageOf(listDoc(event)),
    source: '002 §7.1, AMB-019',
  }),
};
