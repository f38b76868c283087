import { newId } from '#lib/uuid.ts';
import { backoffUntilAsked } from '#mail/backoff.ts';
import { createWriter, openMailer } from '#mail/mailer.ts';
import { sendDue } from '#mail/sender.ts';
import type { Patience } from '#mail/smtp.ts';
import { OWN_CONNECTIONS } from '#mail/transport.ts';
import { readSettings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import type { TestApi } from './api.ts';

const NEVER = new AbortController().signal;

/** A clock that only moves when told to, so that no test waits for a pause to be over. */
export function stoppedClock(start = Date.now()) {
  let ms = start;
  return {
    now: () => new Date(ms),
    pass: (more: number) => {
      ms += more;
    },
  };
}

/** Sends what is due to the server at `url`, or into files where there is none. Waiting moves the clock and calls `waited`. */
export async function sendMails(
  api: TestApi,
  {
    url,
    dataDir,
    clock = stoppedClock(),
    lines: connections = 3,
    waited = async () => {},
    impatient = false,
    ending = NEVER,
    lost = NEVER,
    db = api.database.db,
    mailbox,
    dkim,
    patience,
    ...env
  }: {
    url?: string;
    dataDir?: string;
    clock?: ReturnType<typeof stoppedClock>;
    lines?: number;
    pace?: number;
    waited?: (ms: number) => Promise<void>;
    /** Whether somebody may ask to try at once while the lines rest. */
    impatient?: boolean;
    ending?: AbortSignal;
    /** Fires when another copy may have taken over. */
    lost?: AbortSignal;
    /** Another way to the database. */
    db?: Db;
    /** The address of the mailbox to which mails come back. */
    mailbox?: string;
    /** The key that signs, by its name and file. */
    dkim?: { readonly selector: string; readonly file: string };
    patience?: Patience;
  },
): Promise<string[]> {
  const log: string[] = [];
  const settings = readSettings({ PUBLIC_URL: 'https://www.example.org', ...(url ? { SMTP_URL: url } : {}) });
  const post = openMailer(
    {
      ...settings,
      dataDir: dataDir ?? settings.dataDir,
      mailReturn: mailbox,
      dkimSelector: dkim?.selector,
      dkimKeyFile: dkim?.file,
    },
    patience,
  );
  const wait = async (ms: number): Promise<void> => {
    clock.pass(ms);
    await waited(ms);
  };
  await sendDue(
    {
      db,
      transport: post.transport,
      sealedMailOf: createWriter(db, post, clock.now),
      connections,
      ownConnections: Math.min(connections, OWN_CONNECTIONS),
      pace: env.pace,
      now: clock.now,
      wait,
      ...(impatient ? { backoff: backoffUntilAsked({ db, now: clock.now, wait }) } : {}),
      log: (sentence) => log.push(sentence),
    },
    ending,
    lost,
  );
  return log;
}

/** Subscribers straight into the database, in this order: `count` of them, with the addresses that `address` gives. */
export async function subscribers(
  api: TestApi,
  count: number,
  address = (n: number) => `reader${n}@test.invalid`,
) {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    name: `Reader ${n}`,
    email: address(n),
  }));
  await api.database.pool.query(
    `insert into subscriber (id, name, email) select (r->>'id')::uuid, r->>'name', r->>'email' from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(rows)],
  );
}

/**
 * Has the waiting mails go out in the order of the numbers in their addresses, all due for an hour: those of a newsletter are due at one moment, and in no order
 * after a pause.
 */
export const inOrderOfNumbers = (api: TestApi): Promise<unknown> =>
  api.database.pool.query(
    `update mail set due_at = due_at - interval '1 hour' + substring(to_address from '\\d+')::int * interval '1 second' where state = 'waiting'`,
  );
