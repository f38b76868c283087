import type { statementCalls } from '#calls/statement.ts';
import { statement } from '#kinds/statement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { pageOf } from './lists.ts';

/** Announcements: one PDF for the console, a list for visitors (AMB-041). */
export const statementHandlers: Handlers<keyof typeof statementCalls> = {
  ...contentHandlers('statement', statement, (record, deps) => {
    const doc = onWire(statement, record, deps);
    return { ...doc, pdf: doc.pdf[0] ?? '' };
  }),
  publicStatementList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, statement, input), (record) =>
      onWire(statement, record, deps),
    ),
  }),
};
