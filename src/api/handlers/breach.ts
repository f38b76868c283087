import type { breachCalls } from '#calls/breach.ts';
import { BREACH_PARTS } from '#lib/breach.ts';
import { refusedField } from '#lib/refusal.ts';
import {
  beginBreach,
  listBreaches,
  readBreach,
  removeBreach,
  saveBreach,
  sentLetters,
} from '#store/privacy/breaches.ts';
import { breachPeople, countAffected, notTold } from '#store/privacy/breachPeople.ts';
import { tellPeople } from '#store/privacy/breachTell.ts';
import type { Handlers } from '../context.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const FROM_BEFORE_UNTIL = 'It cannot end before it begins.';

/** Personal data breaches. */
export const breachHandlers: Handlers<keyof typeof breachCalls> = {
  breachList: async ({ viewer, deps }) => ({
    data: {
      docs: (await listBreaches(viewer, deps.db)).map(({ id: _id, name, noticed, told }) => ({
        ...{ _id, name, told },
        noticed_at: noticed.toISOString(),
      })),
    },
  }),
  breachGet: async ({ viewer, deps: { db, secretKey }, id }) => {
    const breach = await readBreach(viewer, db, id);
    const [counts, left, letters] = await Promise.all([
      countAffected(db, breach),
      notTold(db, id, breach, secretKey),
      sentLetters(viewer, db, id),
    ]);
    const { name, version, parts, happened, cause, consequences, done, advice } = breach;
    return {
      data: {
        ...{ _id: id, version, name, happened, cause, consequences, done, advice },
        parts: [...parts],
        from_at: iso(breach.from),
        until_at: iso(breach.until),
        noticed_at: breach.noticed.toISOString(),
        written_from: breach.writtenFrom,
        written_until: breach.writtenUntil,
        created_at: breach.createdAt.toISOString(),
        created_by: { user_name: breach.createdBy },
        people: counts.people,
        with_address: counts.withAddress,
        not_told: left.length,
        by_part: BREACH_PARTS.filter((part) => parts.includes(part)).map((part) => ({
          part,
          people: counts.parts[part] ?? 0,
        })),
        letters: letters.map(({ at, ...letter }) => ({ ...letter, at: at.toISOString() })),
      },
    };
  },
  breachCreate: async ({ viewer, deps, input: { name }, now }) => ({
    data: { _id: await beginBreach(viewer, deps.db, name, now), message: 'Begun' },
  }),
  breachSave: async ({ viewer, deps, id, input, now }) => {
    const { version, from_at: from, until_at: until, noticed_at: noticed, ...others } = input;
    const { written_from: writtenFrom, written_until: writtenUntil, ...values } = others;
    if (!noticed) throw refusedField('noticed_at', 'Please enter: Noticed');
    if (from && until && until < from) throw refusedField('until_at', FROM_BEFORE_UNTIL);
    if (writtenFrom && writtenUntil && writtenUntil < writtenFrom)
      throw refusedField('written_until', FROM_BEFORE_UNTIL);
    const all = { ...values, from, until, noticed, writtenFrom, writtenUntil };
    return { data: { _id: id, version: await saveBreach(viewer, deps.db, { id, version }, all, now) } };
  },
  breachRemove: async ({ viewer, deps, id, now }) => {
    await removeBreach(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Removed' } };
  },
  breachPeople: async ({ viewer, deps, input: { breach, page, limit } }) => {
    const of = await readBreach(viewer, deps.db, breach);
    const { docs, total } = await breachPeople(viewer, deps.db, of, { page, limit });
    return {
      data: {
        docs: docs.map(({ key: _id, email, name, parts }) => ({ _id, email, name, parts: [...parts] })),
        ...{ totalDocs: total, page, limit, hasNextPage: page * limit < total },
      },
    };
  },
  breachTell: async ({ viewer, deps, input: { breach: id, version, people }, now }) => {
    const told = await tellPeople(
      viewer,
      deps.db,
      { id, version, people },
      { secretKey: deps.secretKey, now },
    );
    deps.mailQueued();
    return { data: { people: told } };
  },
};
