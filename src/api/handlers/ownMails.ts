import type { ownMailCalls } from '#calls/ownMails.ts';
import { chooseMail, mailChoice } from '#store/authorMail/mailChoice.ts';
import type { Handlers } from '../context.ts';

/** Which mails one receives. */
export const ownMailHandlers: Handlers<keyof typeof ownMailCalls> = {
  ownMails: async ({ viewer, deps }) => ({ data: { docs: await mailChoice(viewer, deps.db) } }),
  chooseOwnMail: async ({ viewer, deps, input, now }) => {
    await chooseMail(viewer, deps.db, input.what, input.wanted, now);
    return { data: { message: input.wanted ? 'Switched on' : 'Switched off' } };
  },
};
