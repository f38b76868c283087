import webPush from 'web-push';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import { type PrayerNotification, prayerNotification } from '#lib/prayerNotification.ts';
import { isPushEndpoint } from '#lib/pushServices.ts';
import type { Db } from '#store/database/db.ts';
import { type DueDevice, isAnyDeviceDue, notePushes, takeDueDevices } from '#store/prayer/prayerDevices.ts';
import { prayerOfDay } from '#store/prayer/prayerOfDay.ts';
import type { PushKeys } from '#store/prayer/pushKeys.ts';

/** Devices of one statement: so many lose a day at most when a copy is killed. */
const PORTION = 40;
const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

/** Makes the request to a push service; `fetch`, where no test stands in for it. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

type Outcome = 'sent' | 'failed' | 'gone';

/**
 * Sends the day's prayer to the devices whose hour has come, and returns how many push services took. Calls out only if there are such devices, and only to
 * the push services of the list. A refusal is not tried again on the same day. On a day for which nothing is entered the devices' day passes without a push.
 */
export async function sendPrayerPushes(
  {
    db,
    organisation,
    keys,
    now,
    ask = fetch,
  }: {
    readonly db: Db;
    readonly organisation: Organisation;
    readonly keys: PushKeys;
    now(): Date;
    readonly ask?: Ask;
  },
  ending: AbortSignal,
): Promise<number> {
  if (!(await isAnyDeviceDue(db, now()))) return 0;
  const day = dayOf(now());
  // Read before a device is taken, so that no device loses its day by it.
  const notifications = await notificationsOf(db, organisation, day);

  async function push(device: DueDevice): Promise<Outcome | null> {
    const notification = notifications.get(device.language);
    if (!notification) return null;
    // Each copy of the row was checked when it came; a restored database may hold others.
    if (!isPushEndpoint(device.endpoint)) return 'gone';
    const left = Math.floor((startOfDay(daysLater(day, 1)).getTime() - now().getTime()) / 1000);
    if (left <= 0) return null;
    try {
      const { endpoint, p256dh, auth } = device;
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notification),
        {
          vapidDetails: { subject: `mailto:${organisation.email}`, ...keys },
          TTL: left,
          urgency: 'low',
          topic: day,
        },
      );
      const answer = await ask(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).flatMap(([name, value]) =>
          name === 'Content-Length' ? [] : [[name, String(value)] as [string, string]],
        ),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // Nothing of what it says is read.
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'gone';
      return answer.ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  for (let sent = 0; ; ) {
    if (ending.aborted || dayOf(now()) !== day) return sent;
    const due = await takeDueDevices(db, now(), PORTION);
    if (due.length === 0) return sent;
    const outcomes: Record<Outcome, Buffer[]> = { sent: [], failed: [], gone: [] };
    const waiting = due.values();
    const lines = Array.from({ length: AT_ONCE }, async () => {
      for (const device of waiting) {
        const outcome = await push(device);
        if (outcome) outcomes[outcome].push(device.hash);
      }
    });
    await Promise.all(lines);
    await notePushes(db, outcomes);
    sent += outcomes.sent.length;
  }
}

/** The day's notification in each language; empty if nothing is entered for it. */
async function notificationsOf(
  db: Db,
  organisation: Organisation,
  day: string,
): Promise<ReadonlyMap<Language, PrayerNotification>> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const found = await prayerOfDay(db, day, language);
      return found && ([language, prayerNotification(found, organisation, language)] as const);
    }),
  );
  return new Map(all.filter((one) => one !== null));
}
