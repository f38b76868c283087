import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { rateLimitNewAddresses } from '../inbox/rateLimit.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { update } from '../records/columns.ts';
import { stamps } from '../records/write.ts';
import { ACCOUNTS, runEffects } from '../records/writePath.ts';
import { notFound, type StoredRow } from '../rows/rows.ts';
import { searchWordsOf } from '../search/searchColumns.ts';
import { refuseTakenEmail } from './accountRules.ts';
import { forgetTries, locksOf } from './loginTries.ts';
import { checkOwnPassword } from './ownAccount.ts';
import { notifyOwner } from './ownerNotes.ts';
import type { SignInFrom } from './signIns.ts';
import { createLink, takeLink } from './singleUseLinks.ts';

/**
 * Requests a new address for the viewer, who gives the password: a mail is sent there, and the old address stays valid until it is confirmed. Whether another
 * account has that address is not revealed before. Throws Refusal: 422 for a wrong password, 429 after too many of those, and after five such mails a minute.
 */
export async function askForNewAddress(
  viewer: Staff,
  db: Db,
  asked: { readonly password: string; readonly email: string },
  from: Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'now'>,
): Promise<void> {
  const { now } = from;
  const { by } = await checkOwnPassword(viewer, db, asked.password, from);
  await rateLimitNewAddresses(db, viewer.accountId, now);
  const { accountId, name } = viewer;
  const { email } = asked;
  await writing(
    db,
    async (tx) => {
      await forgetTries(tx, by);
      const about = { email };
      const link = await createLink(tx, { purpose: 'new_address', accountId, about, replaces: true }, now);
      await queueMail(tx, { template: 'new_address', to: { address: email, name }, data: { link } }, now);
    },
    ...locksOf(by),
  );
}

/**
 * Confirms a new address by the button of that mail: it becomes the account's, and the old one is notified. Returns after COMMIT. Throws Refusal (422) when the
 * link is invalid, or another account has the address by now.
 */
export async function confirmNewAddress(db: Db, token: string, now: Date): Promise<void> {
  await writing(
    db,
    async (tx) => {
      const { staff, about } = await takeLink(tx, 'new_address', token, now);
      const id = staff.accountId;
      const email = about.email ?? '';
      const rows = await sql<StoredRow>`select * from account where id = ${id} for no key update`.execute(tx);
      const [before] = rows.rows;
      if (!before) throw notFound();
      await refuseTakenEmail(tx, id, email);
      const search_words = searchWordsOf(account, { ...before, email });
      const [after] = await update(tx, account, [id], { email, search_words, ...stamps(staff, now, false) });
      if (!after) throw notFound();
      await notifyOwner(tx, before, after, now);
      await runEffects(tx, {
        viewer: staff,
        kind: account,
        action: 'change',
        written: [{ before, after }],
        now,
      });
    },
    ACCOUNTS,
  );
}
