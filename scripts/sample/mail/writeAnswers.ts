import { writing } from '#store/database/writing.ts';
import { keepReply } from '#store/inbox/incomingReplies.ts';
import { replyToThread } from '#store/inbox/threadMessages.ts';
import { noteBounce } from '#store/mail/bounces.ts';
import { replies } from './correspondence.ts';
import type { MailFilling } from './fillMail.ts';

/** How long after an answer its reader writes back, or its mail comes back, in hours. */
const LATER = 20;

/** Answers letters and orders, and lets what came of it come back into their threads. */
export async function writeReplies({ db, known, at, sent, staff }: MailFilling): Promise<void> {
  for (const { to: kind, of, by, daysAgo, text, handled, bounced, reply } of replies) {
    const threadId = known.records.get(`${kind} ${of}`);
    if (!threadId) throw new Error(`There is no ${kind} “${of}” in the sample church.`);
    await replyToThread(
      staff(by),
      db,
      kind,
      threadId,
      { text, handled, after: undefined },
      { now: at(daysAgo) },
    );
    const mail = (await sent(at(daysAgo))).find(({ template }) => template === 'answer');
    if (!mail) throw new Error(`The answer to “${of}” was not mailed.`);
    const later = at(daysAgo, LATER);
    await writing(db, async (tx) => {
      if (bounced) await noteBounce(tx, mail.id, { hard: true, words: bounced }, later);
      if (reply) {
        const { text: wrote, files = [] } = reply;
        const from = mail.to?.address ?? '';
        const messageId = `<${crypto.randomUUID()}@readers.example>`;
        await keepReply(tx, { kind, threadId, byOffice: false, from, text: wrote, files, messageId }, later);
      }
    });
  }
}
