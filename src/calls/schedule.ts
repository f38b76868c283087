import { z } from 'zod';
import { PLAN_STATES, PLANNED_ACTS, SWITCHED, type SwitchedName } from '#kinds/schedule.ts';
import { momentFrom } from '#lib/dates.ts';
import { call, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { flag, idOrNone, idOrObject, timeText, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData, moment } from './response.ts';

const names = SWITCHED.map(({ name }) => name);
const kindName = z.enum(
  names as [SwitchedName, ...SwitchedName[]],
  `kind must be one of: ${names.join(', ')}.`,
);
/** In the organisation's time zone unless it states an offset; null for none. */
const hour = (name: string) =>
  timeText(`${name} must be a day and a time, as in 2026-11-22T07:30.`, momentFrom);
/** For a pending change: when the reviewed state was planned. If it has changed since, the request is refused (409). */
const seen = timeText('planned_at must be the moment that was told.', (text) => {
  const parsed = new Date(text);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}).optional();
const person = z.object({ user_name: z.string() });
const state = z.enum(PLAN_STATES);

const coming = z.object({
  _id: z.string(),
  what: z.enum([...PLANNED_ACTS, 'event', 'newsletter', 'prayer']),
  kind: z.string(),
  /** Its type within the kind, such as that of a publication; '' if there is only one. */
  type: z.string(),
  plan: z.string().nullable(),
  at: moment,
  until: moment.nullable(),
  all_day: z.boolean(),
  title: z.string(),
  lang: z.string(),
  unit: z.object({ _id: z.string(), name: z.string(), of_diocese: z.boolean() }).nullable(),
  state,
  /** Why it did not happen; usually ''. */
  note: z.string(),
  activated: z.boolean(),
  by: person,
  version: z.number().int(),
});

const plan = z.object({
  _id: z.string(),
  record: z.string(),
  act: z.enum(PLANNED_ACTS),
  at: moment,
  state,
  note: z.string(),
  /** For a change that awaited approval: who of the office sent it back. */
  sent_back_by: person.nullable(),
  by: person,
  planned_at: moment,
  /** For a change: the new field values, in the form in which they are sent. */
  values: z.record(z.string(), z.unknown()).nullable(),
});

/** Scheduled publishing, changes and unpublishing, and the office's calendar. */
export const scheduleCalls = {
  scheduleList: call({
    address: LATER_PATHS.scheduleList,
    reads: true,
    group: 'Time',
    summary: 'What goes out between two moments, and what has: plans, events, newsletters and prayers',
    who: STAFF,
    input: z.object({ from: hour('from'), to: hour('to') }),
    response: docsOf(coming),
    source: 'decision 0101',
  }),
  scheduleOf: call({
    address: LATER_PATHS.scheduleOf,
    reads: true,
    group: 'Time',
    summary: 'What is planned for records, and what of it could not be done',
    who: STAFF,
    input: z.object({
      kind: kindName,
      records: z.array(idOrObject, 'records must be a list of ids.').max(200, 'At most 200 records at once.'),
    }),
    response: docsOf(plan),
    source: 'decision 0101',
  }),
  schedulePlan: call({
    address: LATER_PATHS.schedulePlan,
    group: 'Time',
    summary:
      'Plan when a record goes on the site and comes off; null plans it no more. Of who may not publish it is a wish',
    who: STAFF,
    mayMiss: true,
    input: z.object({
      kind: kindName,
      publish_at: hour('publish_at').optional(),
      withdraw_at: hour('withdraw_at').optional(),
      version: versionSent,
    }),
    response: done,
    source: 'decision 0101, AMB-014',
  }),
  scheduleChange: call({
    address: LATER_PATHS.scheduleChange,
    group: 'Time',
    summary:
      'Plan an edit (`values`, as its own call takes them) of a record that is on the site. `replaces`: the planned change that it goes on with',
    who: STAFF,
    mayMiss: true,
    bodyLimit: RICH_TEXT_LIMIT,
    input: z.object({
      kind: kindName,
      at: hour('at'),
      values: z.record(z.string(), z.unknown(), 'values must be an object.'),
      replaces: idOrNone.optional(),
      version: versionSent,
    }),
    response: inData(z.object({ _id: z.string(), message: z.string() })),
    source: 'decision 0101',
  }),
  scheduleMove: call({
    address: LATER_PATHS.scheduleMove,
    group: 'Time',
    summary: 'Move a plan to another hour; answers the one that it had',
    who: STAFF,
    input: z.object({
      at: hour('at'),
      /** For a change: it overwrites what has been written since in its fields, up to `version` of the record. */
      over: flag.optional(),
      version: versionSent,
      planned_at: seen,
    }),
    response: inData(z.object({ _id: z.string(), at: moment })),
    source: 'decision 0101',
  }),
  scheduleNow: call({
    address: LATER_PATHS.scheduleNow,
    group: 'Time',
    summary:
      'Do now what is planned for later, or let a change through that waits: `planned_at` is that of the change that was looked at, `version` of the record that goes on',
    who: STAFF,
    conflicts: true,
    input: z.object({ planned_at: seen, version: versionSent }),
    response: done,
    source: 'decision 0101',
  }),
  scheduleDelete: call({
    address: LATER_PATHS.scheduleDelete,
    group: 'Time',
    summary: 'Plan it no more; a planned change is thrown away',
    who: STAFF,
    response: done,
    source: 'decision 0101',
  }),
};
