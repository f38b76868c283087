import { z } from 'zod';
import { announcement } from '#kinds/announcement.ts';
import { contentCalls, publicCall } from './content.ts';
import { filtersOf } from './fields.ts';
import { paging } from './input.ts';
import { listDoc, pageOf } from './response.ts';

const statementDoc = listDoc(announcement);

/** Announcements (001 §7, 002 §7.1). The console reads one PDF, the public side a list (AMB-041). */
export const announcementCalls = {
  ...contentCalls('statement', announcement, {
    group: 'Announcements',
    size: 25,
    source: '001 §7, AMB-041',
    doc: statementDoc.extend({ pdf: z.string() }),
  }),
  publicStatementList: publicCall({
    address: 'POST public/get_statements_list',
    summary: 'Announcements of a type, newest first',
    input: z.object({ ...paging(4), ...filtersOf(announcement) }),
    response: pageOf(statementDoc),
    source: '002 §7.1, AMB-041',
  }),
};
