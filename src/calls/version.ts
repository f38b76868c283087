import { z } from 'zod';
import { VERSION_STATES, VERSIONED, type VersionedName } from '#kinds/versions.ts';
import { LANGUAGES } from '#lib/language.ts';
import { call, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { flag, idOrObject, noFilter, paging, plainText, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData, moment, pageOf } from './response.ts';

const kindName = z.enum(
  VERSIONED as [VersionedName, ...VersionedName[]],
  `kind must be one of: ${VERSIONED.join(', ')}.`,
);
const language = z.enum(LANGUAGES, `language must be one of: ${LANGUAGES.join(', ')}.`);
const ofRecord = { kind: kindName, record: plainText('record', 40) };
const person = z.object({ user_name: z.string() });

const version = z.object({
  _id: z.string(),
  version: z.number().int(),
  language,
  title: z.string(),
  /** Whether visitors see it; null: its kind has no switch, and visitors always do. */
  activated: z.boolean().nullable(),
  created_by: person,
  updated_at: moment,
  /** The record from which it was made; null: it is the first one. */
  made_from: z.string().nullable(),
  /** Since when the source has differed, and in which version; null: it is up to date. */
  out_of_date: z.object({ since: moment, source_version: z.number().int() }).nullable(),
});

/** A field before and after, in wire format. `type` is the declared one. */
const compared = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const toDo = z.object({
  kind: kindName,
  /** The record to be translated; for a version that is out of date, the version itself. */
  _id: z.string(),
  title: z.string(),
  language,
  state: z.enum(VERSION_STATES),
  /** The name of its unit; '' for the office's. */
  unit: z.string(),
  of_diocese: z.boolean(),
  /** An unfinished version that is not public, and its author. */
  begun: z.object({ _id: z.string(), by: person }).nullable(),
  at: moment,
});

/** Versions of one item in several languages, each a separate record. */
export const versionCalls = {
  versionList: call({
    address: LATER_PATHS.versionList,
    reads: true,
    group: 'Versions',
    summary: 'The versions of an item in the languages of the church, as far as you may change them',
    who: STAFF,
    mayMiss: true,
    input: z.object(ofRecord),
    response: docsOf(version),
    source: 'decision 0130',
  }),
  versionDifference: call({
    address: LATER_PATHS.versionDifference,
    reads: true,
    group: 'Versions',
    summary:
      'What has changed in the item from which a version was made, since then; no fields when nothing has',
    who: STAFF,
    mayMiss: true,
    input: z.object(ofRecord),
    response: inData(
      z.object({
        since: moment.nullable(),
        source_version: z.number().int().nullable(),
        fields: z.array(compared),
      }),
    ),
    source: 'decision 0130',
  }),
  versionToDo: call({
    address: LATER_PATHS.versionToDo,
    reads: true,
    group: 'Versions',
    summary:
      'What visitors see and is missing in a language, was begun there, or is out of date, the newest first; of your unit',
    who: STAFF,
    input: z.object({
      language,
      kind: noFilter(kindName.optional()),
      state: noFilter(
        z.enum(VERSION_STATES, `state must be one of: ${VERSION_STATES.join(', ')}.`).optional(),
      ),
      ...paging(20),
    }),
    response: pageOf(toDo),
    source: 'decision 0130',
  }),
  versionCounts: call({
    address: LATER_PATHS.versionCounts,
    group: 'Versions',
    summary:
      'How much there is to be translated into each language, counted up to 1,000 of a kind, and the kinds of which you translate',
    who: STAFF,
    response: inData(
      z.object({
        languages: z.array(z.object({ language, count: z.number().int() })),
        kinds: z.array(kindName),
      }),
    ),
    source: 'decision 0130',
  }),
  versionMake: call({
    address: LATER_PATHS.versionMake,
    group: 'Versions',
    summary:
      'Make a version of an item in another language: a record of its own with the same fields and new texts, which nobody sees until it is made active',
    who: STAFF,
    mayMiss: true,
    conflicts: true,
    bodyLimit: RICH_TEXT_LIMIT,
    input: z.object({
      ...ofRecord,
      language,
      /** The texts in that language, by field, as the kind's own call takes them; omitted fields are copied. */
      texts: z.record(z.string(), z.unknown(), 'texts must be an object.').default({}),
      /** Whether it is published at once; only the office may do so. */
      activated: flag.default(false),
    }),
    response: inData(z.object({ _id: z.string(), version: z.number().int() })),
    source: 'decision 0130',
  }),
  versionLink: call({
    address: LATER_PATHS.versionLink,
    group: 'Versions',
    summary: 'Say that a record which is there already is a version of another one',
    who: STAFF,
    mayMiss: true,
    conflicts: true,
    input: z.object({ ...ofRecord, other: idOrObject, language }),
    response: done,
    source: 'decision 0130',
  }),
  versionUnlink: call({
    address: LATER_PATHS.versionUnlink,
    group: 'Versions',
    summary: 'Take a record out from among its versions; all of them stay as they are',
    who: STAFF,
    mayMiss: true,
    input: z.object(ofRecord),
    response: done,
    source: 'decision 0130',
  }),
  versionHolds: call({
    address: LATER_PATHS.versionHolds,
    group: 'Versions',
    summary: 'Say that a version is up to date with what it was made from, as that stood in this version',
    who: STAFF,
    mayMiss: true,
    conflicts: true,
    input: z.object({ ...ofRecord, source_version: versionSent }),
    response: done,
    source: 'decision 0130',
  }),
};
