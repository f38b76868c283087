import { z } from 'zod';
import { BREACH_NAME_MAX, BREACH_PARTS, BREACH_TEXT_MAX, BREACH_TEXTS } from '#lib/breach.ts';
import { momentFrom } from '#lib/dates.ts';
import { call, OFFICE } from './call.ts';
import { dayText, paging, plainText, timeText, versionSent } from './input.ts';
import { describedAs } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData, moment, pageOf } from './response.ts';

const day = z.string().meta({ format: 'date' });
const part = z.enum(BREACH_PARTS, 'parts must be names of what was touched.');
const texts = <T extends z.ZodType>(of: (label: string) => T) =>
  Object.fromEntries(BREACH_TEXTS.map((text) => [text, of(text)])) as Record<
    (typeof BREACH_TEXTS)[number],
    T
  >;

const name = plainText('Name', BREACH_NAME_MAX)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .refine((text) => text !== '', 'Please enter: Name');
const momentSent = (label: string) =>
  timeText(`${label} must be a date and time, written YYYY-MM-DD HH:mm.`, momentFrom).meta(
    describedAs({ type: ['string', 'null'], format: 'date-time' }),
  );
const breachId = { breach: plainText('breach', 40) };

/** Personal data breaches, whom they concern, and notifying them. For full administrators only, who must prove their identity first. */
export const breachCalls = {
  breachList: call({
    address: LATER_PATHS.breachList,
    group: 'Breaches',
    summary: 'What has happened to people’s data, the newest first',
    who: OFFICE,
    fresh: true,
    response: docsOf(
      z.object({ _id: z.string(), name: z.string(), noticed_at: moment, told: z.number().int() }),
    ),
    source: 'decision 0097',
  }),
  breachGet: call({
    address: LATER_PATHS.breachGet,
    group: 'Breaches',
    summary: 'What is known of a breach, how many people it concerns, and the letters that went out',
    who: OFFICE,
    fresh: true,
    response: inData(
      z.object({
        _id: z.string(),
        version: z.number().int(),
        name: z.string(),
        parts: z.array(part),
        from_at: moment.nullable(),
        until_at: moment.nullable(),
        noticed_at: moment,
        written_from: day.nullable(),
        written_until: day.nullable(),
        ...texts(() => z.string()),
        created_at: moment,
        created_by: z.object({ user_name: z.string() }),
        /** The number of people concerned, of those with an address, and of those among them not yet notified. */
        people: z.number().int(),
        with_address: z.number().int(),
        not_told: z.number().int(),
        by_part: z.array(z.object({ part, people: z.number().int() })),
        letters: z.array(z.object({ at: moment, by: z.string(), people: z.number().int() })),
      }),
    ),
    source: 'decision 0097',
  }),
  breachCreate: call({
    address: LATER_PATHS.breachCreate,
    group: 'Breaches',
    summary: 'Begin to write a breach down',
    who: OFFICE,
    fresh: true,
    input: z.object({ name }),
    response: done,
    source: 'decision 0097',
  }),
  breachSave: call({
    address: LATER_PATHS.breachSave,
    group: 'Breaches',
    summary: 'Keep what is known of a breach; refused (409) when somebody has changed it since `version`',
    who: OFFICE,
    fresh: true,
    input: z.object({
      version: versionSent,
      name,
      parts: z
        .array(part, 'parts must be a list of names.')
        .max(BREACH_PARTS.length, 'parts has too many names.'),
      from_at: momentSent('From'),
      until_at: momentSent('Until'),
      noticed_at: momentSent('Noticed'),
      written_from: dayText('Written from'),
      written_until: dayText('Written until'),
      ...texts((label) => plainText(label, BREACH_TEXT_MAX)),
    }),
    response: inData(z.object({ _id: z.string(), version: z.number().int() })),
    source: 'decision 0097',
  }),
  breachRemove: call({
    address: LATER_PATHS.breachRemove,
    group: 'Breaches',
    summary: 'Take a breach away of which nobody has been told',
    who: OFFICE,
    fresh: true,
    response: done,
    source: 'decision 0097',
  }),
  breachPeople: call({
    address: LATER_PATHS.breachPeople,
    reads: true,
    group: 'Breaches',
    summary: 'Whom a breach concerns, each address once, with the kinds of data that were touched',
    who: OFFICE,
    fresh: true,
    input: z.object({ ...breachId, page: paging(50).page, limit: paging(50).limit }),
    mayMiss: true,
    response: pageOf(
      z.object({ _id: z.string(), email: z.string(), name: z.string(), parts: z.array(part) }),
    ),
    source: 'decision 0097',
  }),
  breachTell: call({
    address: LATER_PATHS.breachTell,
    group: 'Breaches',
    summary:
      'Tell by mail whom a breach concerns and who has not been told: each once. `people` is how many there are, which whoever sends it has confirmed',
    who: OFFICE,
    fresh: true,
    input: z.object({
      ...breachId,
      version: z.int('version must be a whole number.'),
      people: z.int('people must be a whole number.'),
    }),
    mayMiss: true,
    response: inData(z.object({ people: z.number().int() })),
    source: 'decision 0097',
  }),
};
