import type { Calendar } from '../calendar.ts';
import { paper, sceneOf } from '../files.ts';
import type { SampleRecord } from '../types.ts';
import { sampleNews } from './all.ts';

/** News of all units, each dated on the day on which it was written. */
export const newsRecords = (calendar: Calendar): SampleRecord[] =>
  sampleNews.map(
    ({ unit, title, heading, description, daysAgo, thumbnail, gallery, pdfs, author, active, sentBack }) => ({
      of: 'news',
      unit: unit.slug,
      by: { account: author },
      daysAgo,
      activated: active,
      ...(sentBack ? { sentBack } : {}),
      fields: {
        title,
        heading,
        description,
        date: calendar.day(-daysAgo),
        // On purpose without one where it is null (002 §9).
        thumbnail: thumbnail ? sceneOf(thumbnail) : '0',
        gallery: gallery.map(sceneOf),
        pdf: pdfs.map(paper),
      },
    }),
  );
