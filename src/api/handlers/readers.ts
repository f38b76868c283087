import type { readersCalls } from '#calls/readers.ts';
import { pathForVisitors } from '#kinds/recordPaths.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import { type MostRead, readersOverview, recordPageViews } from '#store/readers/overview.ts';
import type { Handlers } from '../context.ts';

/** Reading statistics. */
export const readersHandlers: Handlers<keyof typeof readersCalls> = {
  readersOverview: async ({ viewer, deps, input, now }) => {
    const { most, ...overview } = await readersOverview(viewer, deps.db, input, now);
    return {
      data: {
        ...overview,
        steps: [...overview.steps],
        sources: [...overview.sources],
        languages: [...overview.languages],
        most: most.map((one) => ({
          page: one.page,
          path: pathOf(one),
          kind: one.kind,
          record: one.id ?? '',
          title: one.title,
          unit: one.unit && { _id: one.unit.id, name: one.unit.name },
          day: one.day,
          readings: one.readings,
        })),
      },
    };
  },
  recordReaders: async ({ viewer, deps, input: { kind, record }, now }) => {
    const { days, ...readings } = await recordPageViews(viewer, deps.db, { kind, id: record }, now);
    return { data: { ...readings, days: [...days] } };
  },
};

/** Its path on the main site; '' if the address needs more than the record. */
function pathOf({ page, kind, id, unit }: MostRead): string {
  const reviewed = reviewedKind(kind);
  if (reviewed && id)
    return pathForVisitors({ kind: reviewed.name, id, ofDiocese: unit?.kind === 'diocese' });
  const path = id ? page.replace(':id', id) : page;
  return path.includes(':') || (!id && unit) ? '' : path;
}
