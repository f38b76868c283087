import type { mailCalls } from '#calls/mail.ts';
import { sendTestMail } from '#mail/testMail.ts';
import { mailTrouble } from '#store/mailOutcomes.ts';
import { readOwnAccount } from '#store/ownAccount.ts';
import { rateLimitTestMails } from '#store/rateLimit.ts';
import type { Handlers } from '../context.ts';

/** How mails leave this server (AMB-047). */
export const mailHandlers: Handlers<keyof typeof mailCalls> = {
  mailState: async ({ deps }) => {
    const trouble = await mailTrouble(deps.db);
    return {
      data: {
        to: deps.post.transport.to,
        trouble: trouble && { since: trouble.since.toISOString(), sentence: trouble.sentence },
      },
    };
  },
  mailTest: async ({ viewer, deps, now }) => {
    await rateLimitTestMails(deps.db, viewer.accountId, now);
    const { email } = await readOwnAccount(viewer, deps.db);
    const { taken, answer } = await sendTestMail(deps.post, { name: '', address: email });
    return { data: { taken, message: answer } };
  },
};
