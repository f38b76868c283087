import { z } from 'zod';
import { LANGUAGES } from '#lib/language.ts';
import { VIEW_SOURCES } from '#lib/viewSources.ts';
import { call, STAFF } from './call.ts';
import { idOrObject, noFilter, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData, unitRef } from './response.ts';

/** A number of readings or readers; null: one to nine, not given more precisely. */
const shownCount = z.number().int().nullable();
const source = z.enum(VIEW_SOURCES);

/** How often pages and records are read (002 §2): numbers of views, never by whom. */
export const readersCalls = {
  readersOverview: call({
    address: LATER_PATHS.readersOverview,
    reads: true,
    group: 'Readers',
    summary:
      "How often your unit's pages were read: by day, item, source and language; null is fewer than ten",
    who: STAFF,
    input: z.object({
      period: noFilter(
        z.enum(['week', 'fortnight', 'year'], 'period must be week, fortnight or year.').default('fortnight'),
      ),
      unit: noFilter(idOrObject.optional()),
    }),
    mayMiss: true,
    response: inData(
      z.object({
        from: z.string(),
        to: z.string(),
        /** The first day with any count. */
        since: z.string().nullable(),
        total: shownCount,
        before: shownCount,
        steps: z.array(z.object({ from: z.string(), readings: shownCount, readers: shownCount })),
        most: z.array(
          z.object({
            page: z.string(),
            path: z.string(),
            kind: z.string(),
            record: z.string(),
            title: z.string(),
            unit: unitRef.nullable(),
            day: z.string().nullable(),
            readings: z.number().int(),
          }),
        ),
        sources: z.array(z.object({ source, readings: shownCount })),
        languages: z.array(z.object({ language: z.enum(LANGUAGES), readings: shownCount })),
      }),
    ),
    source: '000 §6',
  }),
  recordReaders: call({
    address: LATER_PATHS.recordReaders,
    reads: true,
    group: 'Readers',
    summary: 'How often one record was read',
    who: STAFF,
    input: z.object({ kind: plainText('kind', 40), record: plainText('record', 40) }),
    mayMiss: true,
    response: inData(
      z.object({
        public: z.boolean(),
        total: shownCount,
        week: shownCount,
        days: z.array(z.object({ day: z.string(), readings: z.number().int() })),
        most: z.object({ source, readings: z.number().int() }).nullable(),
        usual: shownCount,
      }),
    ),
    source: '000 §6',
  }),
};
