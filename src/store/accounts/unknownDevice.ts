import { sql } from 'kysely';
import { deviceName } from '#lib/deviceName.ts';
import type { Tx } from '../database/db.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { DEVICE_LIFE_MS } from './deviceCookie.ts';
import type { SeenDevice, SignInFrom, SignInWay } from './signIns.ts';

const DAY = 24 * 3_600_000;
/** Somebody who signs in repeatedly without keeping cookies, or from a phone whose network changes, is not mailed each time. */
const MOST_MAILS_A_DAY = 3;

/**
 * Checks the device of a sign-in, in the transaction that starts the session, and notifies the owner by mail of an unknown one. A browser is recognised by its
 * cookie; a program, which keeps none, by its network. No mail for the first sign-in of an account, nor for one by a mailed link: that mailbox has just been
 * notified.
 */
export async function lookAtDevice(
  tx: Tx,
  account: { readonly id: string; readonly user_name: string; readonly email: string },
  { browser, userAgent, networkHash, now }: Pick<SignInFrom, 'browser' | 'userAgent' | 'networkHash' | 'now'>,
  { known, way }: { readonly known: boolean; readonly way: SignInWay },
): Promise<SeenDevice> {
  const device = deviceName(userAgent);
  const since = new Date(now.getTime() - DEVICE_LIFE_MS);
  const found = await sql<{ before: boolean; network: boolean; today: number }>`
    select count(*) > 0 as before, count(*) filter (where network_hash = ${networkHash} and at > ${since}) > 0 as network,
      (count(*) filter (where new_device and at > ${new Date(now.getTime() - DAY)}))::int as today
    from sign_in where account_id = ${account.id} and outcome = 'in'`.execute(tx);
  const { before = false, network = false, today = 0 } = found.rows[0] ?? {};
  const newDevice = before && !known && (browser || !network);
  if (newDevice && way === 'sign_in' && today < MOST_MAILS_A_DAY) {
    const to = { address: account.email, name: account.user_name };
    await queueMail(tx, { template: 'new_device', to, data: { at: now.toISOString(), device } }, now);
  }
  return { device, newDevice };
}
