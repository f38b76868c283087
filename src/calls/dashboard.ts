import { z } from 'zod';
import type { KindName } from '#kinds/kinds.ts';
import { PLANNED_ACTS } from '#kinds/schedule.ts';
import { LANGUAGES } from '#lib/language.ts';
import { TYPED_LANGUAGES } from '#lib/phonetic/languages.ts';
import { call, STAFF } from './call.ts';
import { flag, noFilter, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment, unitRef } from './response.ts';
import { waiting } from './review.ts';

const thingShape = {
  _id: z.string(),
  // Typed as a plain string for clients, since further kinds may be added.
  kind: z.string() as unknown as z.ZodType<KindName, KindName>,
  title: z.string(),
  /** What distinguishes it from others with the same title: an office, an address, the author. */
  said: z.string(),
  /** Its type within the kind, such as that of a publication; '' if there is only one. */
  type: z.string(),
  day: z.string().nullable(),
  /** null: the kind has no switch. */
  activated: z.boolean().nullable(),
  department: unitRef.nullable(),
  diocese: unitRef.nullable(),
};
const thing = z.object(thingShape);

/** Parts that could not be read are null; the others are returned. */
const part = <T extends z.ZodType>(one: T) => z.array(one).nullable();

/** The desk of the signed-in person: today's tasks, and one search over everything. */
export const dashboardCalls = {
  findAnything: call({
    address: LATER_PATHS.findAnything,
    reads: true,
    group: 'Desk',
    summary:
      'Look for something in everything that you may open, three of each kind; without words, what you changed last',
    who: STAFF,
    input: z.object({ search: noFilter(plainText('search', 200).optional()) }),
    response: inData(
      z.object({
        found: z.array(thing),
        /** Additional search terms: other names and forms, and what may have been meant. */
        besides: z.array(z.string()),
        /** Search words that were not found and therefore ignored; and whether one of the others is missing in the results. */
        left_out: z.array(z.string()),
        fewer: z.boolean(),
      }),
    ),
    source: '000 §2.3',
  }),
  todayGet: call({
    address: LATER_PATHS.todayGet,
    group: 'Desk',
    summary: 'What there is for you today: what waits, came back, goes out this week, and was read',
    who: STAFF,
    response: inData(
      z.object({
        day: z.string(),
        /** Whether you start here after signing in; null: you have not chosen. */
        begins: z.boolean().nullable(),
        waiting: part(waiting),
        letters: part(z.object({ ...thingShape, at: moment })),
        sent_back: part(
          z.object({ ...thingShape, sentence: z.string(), by: z.string(), at: moment.nullable() }),
        ),
        /** Comments on a record that await your answer. */
        said: part(z.object({ ...thingShape, sentence: z.string(), by: z.string(), at: moment })),
        /** Scheduled changes that failed, and why. */
        failed_plans: part(
          z.object({
            ...thingShape,
            plan: z.string(),
            act: z.enum(PLANNED_ACTS),
            at: moment,
            note: z.string(),
            /** For a change that awaited approval: who of the office sent it back. */
            sent_back_by: z.string().nullable(),
          }),
        ),
        written: part(
          z.object({
            ...thingShape,
            state: z.enum(['published', 'waiting', 'sent_back', 'inactive']),
            written_at: moment,
          }),
        ),
        due: part(
          z.object({
            act: z.enum(['publish', 'withdraw', 'change', 'event', 'newsletter', 'prayer', 'no_prayer']),
            day: z.string(),
            at: moment.nullable(),
            thing: thing.nullable(),
            /** A newsletter's name; the last of a run of days without a prayer. */
            said: z.string(),
          }),
        ),
        /** What you published last; readings null: one to nine. */
        read: part(z.object({ ...thingShape, since: z.string(), readings: z.number().int().nullable() })),
        /** For full administrators: faults on the status page that need attention. */
        faults: part(z.object({ urgent: z.boolean(), sentence: z.string() })),
      }),
    ),
    source: 'AMB-014, AMB-051',
  }),
  todayBegin: call({
    address: LATER_PATHS.todayBegin,
    group: 'Desk',
    summary: 'Say whether you want to begin with today’s work after signing in',
    who: STAFF,
    input: z.object({ today: flag }),
    response: done,
    source: '000 §4',
  }),
  typingGet: call({
    address: LATER_PATHS.typingGet,
    group: 'Desk',
    summary: 'Which Indian script you write with Latin letters, and whether that is on',
    who: STAFF,
    response: inData(
      z.object({
        /** null: you have not chosen one. */
        language: z.enum(TYPED_LANGUAGES).nullable(),
        on: z.boolean(),
      }),
    ),
    source: 'Decision 0126',
  }),
  typingKeep: call({
    address: LATER_PATHS.typingKeep,
    group: 'Desk',
    summary: 'Choose the Indian script that you write with Latin letters, and switch that on or off',
    who: STAFF,
    input: z.object({
      language: z.enum(TYPED_LANGUAGES, 'language must be ta, te, kn or ml.'),
      on: flag,
    }),
    response: done,
    source: 'Decision 0126',
  }),
  languageKeep: call({
    address: LATER_PATHS.languageKeep,
    group: 'Desk',
    summary: 'Choose the language in which the console and its mails speak to you',
    who: STAFF,
    input: z.object({ language: z.enum(LANGUAGES, 'language must be en, ta, te, kn or ml.') }),
    response: done,
    source: 'Decision 0132',
  }),
};
