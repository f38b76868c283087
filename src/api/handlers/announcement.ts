import type { announcementCalls } from '#calls/announcement.ts';
import { announcement } from '#kinds/announcement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { pageOf } from './lists.ts';

/** Announcements: one PDF for the console, a list for visitors (AMB-041). */
export const announcementHandlers: Handlers<keyof typeof announcementCalls> = {
  ...contentHandlers('statement', announcement, (record, deps) => {
    const doc = onWire(announcement, record, deps);
    return { ...doc, pdf: doc.pdf[0] ?? '' };
  }),
  publicStatementList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, announcement, input), (record) =>
      onWire(announcement, record, deps),
    ),
  }),
};
