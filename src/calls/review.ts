import { z } from 'zod';
import { REVIEWED, type ReviewedKind, type ReviewedName } from '#kinds/reviewed.ts';
import { SEND_BACK_MAX, sayWhatToChange } from '#kinds/sentences.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { flag, idOrObject, paging, plainText, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { FIRST_PATHS, type ReviewAct, reviewPath } from './paths.ts';
import { done, inData, pageOf, unitRef } from './response.ts';

export const waiting = z.object({
  _id: z.string(),
  version: z.number().int(),
  // Typed as a plain string for clients, since further kinds may be added.
  kind: z.string() as unknown as z.ZodType<ReviewedName, ReviewedName>,
  title: z.string(),
  picture: z.string(),
  department: unitRef.nullable(),
  diocese: unitRef.nullable(),
  author: z.object({ user_name: z.string() }),
  waiting_since: z.string(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
});

const sendBack = ({ name, one }: ReviewedKind) =>
  call({
    address: `PUT ${reviewPath(name, 'SendBack')}`,
    group: 'Review',
    summary: `Send a ${one} back to its unit with a sentence that says what should be changed`,
    who: OFFICE,
    input: z.object({
      sentence: plainText('What should be changed', SEND_BACK_MAX).refine(
        (text) => text.trim() !== '',
        sayWhatToChange,
      ),
      version: versionSent,
    }),
    response: done,
    source: 'AMB-014',
  });

const waitAgain = ({ name, one }: ReviewedKind) =>
  call({
    address: `PUT ${reviewPath(name, 'WaitAgain')}`,
    group: 'Review',
    summary: `Take a decision back: a ${one} that was just made active or sent back waits again`,
    who: OFFICE,
    input: z.object({ version: versionSent }),
    response: done,
    source: 'ADD-4, AMB-014',
  });

/** How a unit's changes to published content are handled. */
const UNIT_CHANGES = ['wait', 'at_once', 'as_all'] as const;

/** Creates one call for each reviewed kind: `newsSendBack`, `eventSendBack`. */
export const ofEach = <A extends ReviewAct, T>(act: A, make: (kind: ReviewedKind) => T) =>
  // The names are built at run time from the same list as the type's.
  Object.fromEntries(REVIEWED.map((kind) => [kind.name + act, make(kind)])) as Record<
    `${ReviewedName}${A}`,
    T
  >;

/** The review queue: what units have written and the office publishes or sends back (AMB-014), and counts of other pending work. */
export const reviewCalls = {
  waitingList: call({
    address: FIRST_PATHS.waitingList,
    reads: true,
    group: 'Review',
    summary: 'News and events that wait for the office, what waits longest first',
    who: OFFICE,
    input: z.object(paging(30)),
    response: pageOf(waiting),
    source: 'AMB-014',
  }),
  waitingChanges: call({
    address: LATER_PATHS.waitingChanges,
    reads: true,
    group: 'Review',
    summary:
      'Changes of what is on the site that wait for the office, what waits longest first, and whether such changes wait',
    who: OFFICE,
    input: z.object({}),
    response: inData(
      z.object({
        changes_wait: z.boolean(),
        /** The units with a setting that differs from this one. */
        units: z.array(
          z.object({ _id: z.string(), name: z.string(), diocese: z.boolean(), wait: z.boolean() }),
        ),
        docs: z.array(
          z.object({
            ...{ _id: z.string(), plan: z.string(), title: z.string(), by: z.string(), since: z.string() },
            kind: z.string() as unknown as z.ZodType<ReviewedName, ReviewedName>,
            department: unitRef.nullable(),
            diocese: unitRef.nullable(),
            /** The differences; before and after are '' if only the fact of a difference is reported. */
            differences: z.array(
              z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() }),
            ),
            /** Fields that somebody has changed since, which prevents the change from being applied. */
            touched: z.array(z.string()),
            values: z.record(z.string(), z.unknown()),
          }),
        ),
      }),
    ),
    source: 'decision 0117, AMB-014',
  }),
  changeSendBack: call({
    address: LATER_PATHS.changeSendBack,
    group: 'Review',
    summary: 'Send a change back that waits (by its plan), with a sentence that says what is to be mended',
    who: OFFICE,
    input: z.object({
      sentence: plainText('What should be changed', SEND_BACK_MAX).refine(
        (text) => text.trim() !== '',
        sayWhatToChange,
      ),
    }),
    response: done,
    source: 'decision 0117, AMB-014',
  }),
  changesWait: call({
    address: LATER_PATHS.changesWait,
    group: 'Review',
    summary: 'Say whether what units change of their public news and events waits for the office',
    who: OFFICE,
    input: z.object({ wait: flag }),
    response: done,
    source: 'decision 0117',
  }),
  unitChangesWait: call({
    address: LATER_PATHS.unitChangesWait,
    group: 'Review',
    summary:
      'Say of one department or diocese whether its changes wait for the office, at_once or wait, whatever holds for all; as_all takes that back',
    who: OFFICE,
    mayMiss: true,
    input: z.object({
      unit: idOrObject,
      changes: z.enum(UNIT_CHANGES, `changes must be one of: ${UNIT_CHANGES.join(', ')}.`),
    }),
    response: done,
    source: 'decision 0117',
  }),
  waitingCounts: call({
    address: FIRST_PATHS.waitingCounts,
    group: 'Review',
    summary: 'How much waits for you, by section',
    who: STAFF,
    response: inData(
      z.object({
        departments: z.number().int(),
        dioceses: z.number().int(),
        enquiries: z.number().int(),
        orders: z.number().int(),
        sent_back: z.number().int(),
        /** For full administrators: faults on the status page that need attention, and how many are urgent. */
        faults: z.number().int(),
        urgent: z.number().int(),
        /** The kinds for which you may start from a template. */
        templates: z.array(z.string()),
        /** Whether your changes of what is on the site wait for the office. */
        changes_wait: z.boolean(),
      }),
    ),
    source: 'AMB-014, AMB-051',
  }),
  mailedReview: call({
    address: 'POST public/mailed_review',
    database: 'visitors',
    group: 'Review',
    summary: 'Publish or send back what the link of a mail is about, as the person whose link it is',
    mayMiss: true,
    who: 'everyone',
    input: z.object({
      /** The secret at the end of the link. */
      key: plainText('key', 100),
      act: z.enum(['publish', 'send_back'], 'act must be publish or send_back.'),
      sentence: plainText('What should be changed', SEND_BACK_MAX).optional(),
      /** The version that was read before deciding. */
      version: versionSent,
    }),
    response: done,
    source: 'AMB-014',
  }),
  ...ofEach('SendBack', sendBack),
  ...ofEach('WaitAgain', waitAgain),
};
