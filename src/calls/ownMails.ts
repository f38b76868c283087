import { z } from 'zod';
import { OFFICE_MAILS } from '#kinds/officeMails.ts';
import { call, STAFF } from './call.ts';
import { flag } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done } from './response.ts';

const what = z.enum(OFFICE_MAILS, 'what must be the name of a mail.');

/** Which work mails the signed-in person gets (AMB-014). */
export const ownMailCalls = {
  ownMails: call({
    address: LATER_PATHS.ownMails,
    group: 'Authentication',
    summary: 'Which mails of the office’s work come to you, and which of them you have switched off',
    who: STAFF,
    response: docsOf(z.object({ what, wanted: z.boolean() })),
    source: 'AMB-014',
  }),
  chooseOwnMail: call({
    address: LATER_PATHS.chooseOwnMail,
    group: 'Authentication',
    summary: 'Switch one of these mails on or off for yourself',
    who: STAFF,
    input: z.object({ what, wanted: flag }),
    response: done,
    source: 'AMB-014',
  }),
};
