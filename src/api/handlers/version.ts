import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import type { versionCalls } from '#calls/version.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { translatedFields, type VersionedName } from '#kinds/versions.ts';
import { LANGUAGES } from '#lib/language.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import type { Change } from '#store/rows/rows.ts';
import { listVersions, sourceChange, type VersionOf } from '#store/versions/readVersions.ts';
import {
  countsToTranslate,
  kindsToTranslate,
  type ToTranslate,
  toTranslate,
} from '#store/versions/toTranslate.ts';
import { holdsNow, linkVersion, makeVersion, unlinkVersion } from '#store/versions/writeVersions.ts';
import { comparedOnWire } from '../compared.ts';
import type { Handlers } from '../context.ts';
import { changeOf } from '../fromWire.ts';
import { pageOnWire } from '../wire.ts';

/** Versions of one item in several languages, each a separate record. */
export const versionHandlers: Handlers<keyof typeof versionCalls> = {
  versionList: async ({ viewer, deps, input }) => ({
    data: { docs: (await listVersions(viewer, deps.db, KINDS[input.kind], input.record)).map(onWire) },
  }),
  versionDifference: async ({ viewer, deps, input }) => {
    const kind: Kind = KINDS[input.kind];
    const change = await sourceChange(viewer, deps.db, kind, input.record);
    return {
      data: {
        since: change?.since.toISOString() ?? null,
        source_version: change?.sourceVersion ?? null,
        fields: change ? comparedOnWire(kind, change, change.changed, deps) : [],
      },
    };
  },
  versionToDo: async ({ viewer, deps, input }) => ({
    data: pageOnWire(await toTranslate(viewer, deps.db, input), toDoOnWire),
  }),
  versionCounts: async ({ viewer, deps }) => {
    const counts = await countsToTranslate(viewer, deps.db);
    return {
      data: {
        languages: LANGUAGES.map((language) => ({ language, count: counts[language] })),
        kinds: kindsToTranslate(viewer),
      },
    };
  },
  versionMake: async ({ viewer, deps, input, now }) => {
    const { kind, record, language, activated } = input;
    const texts = textsOf(kind, input.texts);
    const made = await makeVersion(viewer, deps.db, KINDS[kind], record, { language, texts, activated }, now);
    deps.mailQueued();
    return { data: { _id: made.id, version: made.version } };
  },
  versionLink: async ({ viewer, deps, input, now }) => {
    const { kind, record, other = '', language } = input;
    await linkVersion(viewer, deps.db, KINDS[kind], { record, other, language }, now);
    return { data: { _id: other, message: 'Linked' } };
  },
  versionUnlink: async ({ viewer, deps, input, now }) => {
    await unlinkVersion(viewer, deps.db, KINDS[input.kind], input.record, now);
    return { data: { _id: input.record, message: 'Taken out' } };
  },
  versionHolds: async ({ viewer, deps, input, now }) => {
    const { kind, record, source_version: sourceVersion } = input;
    if (sourceVersion === undefined || sourceVersion < 1)
      throw refusedField('source_version', 'source_version must say which version you have looked at.');
    await holdsNow(viewer, deps.db, KINDS[kind], { record, sourceVersion }, now);
    return { data: { _id: record, message: 'Up to date' } };
  },
};

const onWire = ({ id, author, updatedAt, madeFrom, since, sourceVersion, ...one }: VersionOf) => ({
  ...one,
  _id: id,
  created_by: { user_name: author },
  updated_at: updatedAt.toISOString(),
  made_from: madeFrom,
  out_of_date:
    sourceVersion === null
      ? null
      : { since: (since ?? updatedAt).toISOString(), source_version: sourceVersion },
});

const toDoOnWire = ({ id, ofDiocese, begun, begunBy, at, ...one }: ToTranslate) => ({
  ...one,
  _id: id,
  of_diocese: ofDiocese,
  begun: begun === null ? null : { _id: begun, by: { user_name: begunBy } },
  at: at.toISOString(),
});

/** The texts of a new version, checked as the kind's own edit would be. Throws Refusal (422). */
function textsOf(name: VersionedName, texts: Readonly<Record<string, unknown>>): Change {
  const kind: Kind = KINDS[name];
  const fields = translatedFields(kind);
  if (Object.keys(texts).some((one) => !fields.includes(one)))
    throw refusedField('texts', `Only these are written in another language: ${fields.join(', ')}.`);
  const edit: Call = CALLS[`${name}Edit` as CallName];
  const parsed = edit.input?.safeParse(texts);
  if (parsed && !parsed.success)
    throw new Refusal(422, parsed.error.issues[0]?.message ?? 'This does not fit.');
  const taken = changeOf(kind, parsed?.data as Readonly<Record<string, unknown>>) as Record<string, unknown>;
  return Object.fromEntries(fields.flatMap((one) => (taken[one] === undefined ? [] : [[one, taken[one]]])));
}
