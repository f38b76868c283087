import type { Db } from '#store/database/db.ts';
import { type Settled, settleMails } from '#store/delivery/mailOutcomes.ts';
import { type DueMail, dueMails, OTHER_LANES, OWN_LANES } from '#store/mailQueue/mail.ts';

const TAKEN: Settled = { state: 'sent', response: '250 2.0.0 Ok: queued' };
const EVERYBODY = 10_000;

/** Each mail server's response, by the address that it refused. */
export type Refusals = Readonly<Record<string, string>>;

/** Mails from before an installation started: marked as sent or refused as soon as they are queued, so that none reaches a mail server. */
export interface PastMails {
  /** Marks all mails due by then, or at most `most`, as sent, except for refused addresses. Returns them. */
  sent(by: Date, refused?: Refusals, most?: number): Promise<readonly DueMail[]>;
  /** The last mail to an address. Throws when there is none. */
  lastTo(address: string): DueMail;
  /** The key in the subscriber links of the last mail to an address. Throws when there was none. */
  keyOf(address: string): string;
}

/** For a database whose mails nobody sends yet. */
export function pastMails(db: Db): PastMails {
  const last = new Map<string, DueMail>();
  const lastTo = (address: string): DueMail => {
    const mail = last.get(address);
    if (!mail) throw new Error(`No mail of the history has gone to ${address}.`);
    return mail;
  };
  return {
    async sent(by, refused = {}, most = EVERYBODY) {
      const due = await dueMails(db, by, most, [], [...OWN_LANES, ...OTHER_LANES]);
      for (const mail of due) last.set(mail.to?.address ?? '', mail);
      const settledBy = ({ to }: DueMail): Settled => {
        const response = refused[to?.address ?? ''];
        return response === undefined ? TAKEN : { state: 'refused', response };
      };
      await settleMails(
        db,
        due.map((mail) => ({ id: mail.id, settled: settledBy(mail) })),
        by,
      );
      return due;
    },
    lastTo,
    keyOf(address) {
      const { mailKey } = lastTo(address);
      if (!mailKey) throw new Error(`The last mail to ${address} has no links for a subscriber.`);
      return mailKey;
    },
  };
}
