import type { mailCalls } from '#calls/mail.ts';
import { sendTestMail } from '#mail/testMail.ts';
import { readOwnAccount } from '#store/accounts/ownAccount.ts';
import { askMailboxLook, mailboxState } from '#store/delivery/mailboxState.ts';
import { askMailTry, mailTrouble } from '#store/delivery/mailOutcomes.ts';
import { rateLimitTestMails } from '#store/inbox/rateLimit.ts';
import { heldMails, settleHeldMails } from '#store/mailQueue/heldMails.ts';
import { noteDone } from '#store/rows/acts.ts';
import type { Handlers } from '../context.ts';

/** How mails leave this server (AMB-047). */
export const mailHandlers: Handlers<keyof typeof mailCalls> = {
  mailState: async ({ viewer, deps }) => {
    const trouble = await mailTrouble(deps.db);
    const isOffice = viewer.role === 'full_administrator';
    const address = isOffice ? deps.mailer.mailbox : undefined;
    const mailbox = address === undefined ? null : await mailboxState(deps.db);
    return {
      data: {
        to: deps.mailer.transport.to,
        held: isOffice ? await heldMails(deps.db) : 0,
        trouble: trouble && { since: trouble.since.toISOString(), sentence: trouble.sentence },
        mailbox:
          address === undefined
            ? null
            : {
                address,
                last_read: mailbox?.lastRead?.toISOString() ?? null,
                unknown: mailbox?.unknown ?? 0,
                trouble: mailbox?.trouble
                  ? {
                      ...mailbox.trouble,
                      since: mailbox.trouble.since.toISOString(),
                      next: mailbox.trouble.next.toISOString(),
                    }
                  : null,
              },
      },
    };
  },
  mailTry: async ({ viewer, deps, now }) => {
    await askMailTry(viewer, deps.db, now);
    await askMailboxLook(deps.db, now);
    deps.mailQueued();
    deps.mailboxAsked();
    return { data: { message: 'Asked' } };
  },
  mailHeld: async ({ viewer, deps, input, now }) => {
    const settled = await settleHeldMails(viewer, deps.db, input.send, now);
    deps.mailQueued();
    return { data: { settled } };
  },
  mailTest: async ({ viewer, deps, now }) => {
    await rateLimitTestMails(deps.db, viewer.accountId, now);
    const { email } = await readOwnAccount(viewer, deps.db);
    const { taken, response } = await sendTestMail(deps.mailer, { name: '', address: email });
    await noteDone(deps.db, { act: 'mail_tested', by: viewer.accountId, details: { taken }, now });
    return { data: { taken, message: response } };
  },
};
