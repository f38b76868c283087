import type { dashboardCalls } from '#calls/dashboard.ts';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { beginsToday, chooseBeginning } from '#store/dashboard/beginning.ts';
import { findAnything, recentThings } from '#store/dashboard/findAnything.ts';
import { goesOut } from '#store/dashboard/goesOut.ts';
import { keepLanguage } from '#store/dashboard/language.ts';
import { newLetters } from '#store/dashboard/letters.ts';
import { readOf, sentBackTo, writtenBy } from '#store/dashboard/ownWork.ts';
import type { Thing } from '#store/dashboard/things.ts';
import { keepTyping, typingOf } from '#store/dashboard/typing.ts';
import type { Db } from '#store/database/db.ts';
import { listWaiting } from '#store/records/waiting.ts';
import { failedPlans } from '#store/schedule/failed.ts';
import { faultIn, knownFaults } from '#store/status/knownFaults.ts';
import { unansweredFor } from '#store/together/unanswered.ts';
import type { Handlers } from '../context.ts';
import { languageShown } from '../languageShown.ts';
import { waitingOnWire } from './review.ts';

/** Rows shown of each part; its own screen has the rest. */
const ROWS = 3;

/** Today's work, and the search over everything. */
export const dashboardHandlers: Handlers<keyof typeof dashboardCalls> = {
  findAnything: async ({ viewer, deps, input: { search = '' } }) => {
    if (search.trim() === '')
      return {
        data: {
          found: (await recentThings(viewer, deps.db)).map(onWire),
          ...{ besides: [], left_out: [], fewer: false },
        },
      };
    const { things, besides, leftOut, fewer } = await findAnything(viewer, deps.db, search);
    return {
      data: { found: things.map(onWire), besides: [...besides], left_out: [...leftOut], fewer },
    };
  },
  todayGet: async ({ viewer, deps, now, request }) => {
    const { db } = deps;
    const failed: unknown[] = [];
    // A part that can't be read does not break the others.
    const part = async <T, W>(all: Promise<readonly T[]>, each: (one: T) => W): Promise<W[] | null> => {
      try {
        return (await all).map(each);
      } catch (error) {
        request.log.error(error);
        failed.push(error);
        return null;
      }
    };
    const isOffice = viewer.role === 'full_administrator';
    const [begins, waiting, letters, sent_back, spoken, failed_plans, written, due, read, faults] =
      await Promise.all([
        beginsToday(viewer, db),
        part(
          isOffice ? listWaiting(viewer, db, { page: 1, limit: ROWS }).then(({ docs }) => docs) : none(),
          (one) => waitingOnWire(one, deps),
        ),
        part(newLetters(viewer, db, ROWS), ({ at, ...letter }) => ({
          ...onWire(letter),
          at: at.toISOString(),
        })),
        part(sentBackTo(viewer, db, ROWS), ({ at, sentence, by, ...one }) => ({
          ...{ ...onWire(one), sentence, by, at: at?.toISOString() ?? null },
        })),
        part(unansweredFor(viewer, db, ROWS), ({ comment: _comment, at, sentence, by, ...one }) => ({
          ...{ ...onWire(one), sentence, by, at: at.toISOString() },
        })),
        part(failedPlans(viewer, db, ROWS), ({ plan, act, at, note, sentBackBy, ...one }) => ({
          ...{ ...onWire(one), plan, act, note, sent_back_by: sentBackBy, at: at.toISOString() },
        })),
        part(isOffice ? none() : writtenBy(viewer, db, ROWS), ({ state, writtenAt, ...one }) => ({
          ...{ ...onWire(one), state, written_at: writtenAt.toISOString() },
        })),
        part(goesOut(viewer, db, now), ({ act, day, at, thing, said }) => ({
          ...{ act, day, said, at: at?.toISOString() ?? null, thing: thing && onWire(thing) },
        })),
        part(readOf(viewer, db, 2), ({ since, readings, ...one }) => ({ ...onWire(one), since, readings })),
        part(isOffice ? faultsOf(db, languageShown(request, viewer, db)) : none(), (one) => one),
      ]);
    const parts = { waiting, letters, sent_back, said: spoken, failed_plans, written, due, read, faults };
    if (Object.values(parts).every((one) => one === null)) throw failed[0];
    return { data: { day: dayOf(now), begins, ...parts } };
  },
  todayBegin: async ({ viewer, deps, input: { today } }) => {
    await chooseBeginning(viewer, deps.db, today);
    return { data: { message: 'Saved' } };
  },
  typingGet: async ({ viewer, deps }) => ({ data: await typingOf(viewer, deps.db) }),
  typingKeep: async ({ viewer, deps, input }) => {
    await keepTyping(viewer, deps.db, input);
    return { data: { message: 'Saved' } };
  },
  languageKeep: async ({ viewer, deps, input: { language } }) => {
    await keepLanguage(viewer, deps.db, language);
    return { data: { message: 'Saved' } };
  },
};

const none = async (): Promise<readonly never[]> => [];

/** Faults that need attention, urgent ones first. */
async function faultsOf(db: Db, shown: Promise<Language>) {
  const [known, language] = await Promise.all([knownFaults(db), shown]);
  const all = Object.values(known).map((one) => ({
    urgent: one.grade === 'bad',
    sentence: faultIn(one, language),
  }));
  return all.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}

function onWire({ kind, id, title, said, type, day, activated, unit }: Thing) {
  const ref = unit && { _id: unit.id, name: unit.name };
  return {
    ...{ _id: id, kind, title, said, type, day, activated },
    department: unit?.kind === 'department' ? ref : null,
    diocese: unit?.kind === 'diocese' ? ref : null,
  };
}
