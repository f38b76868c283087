import { DAILY_PRAYER_PATH, dailyPrayerPath } from '#lib/mailPaths.ts';
import type { FormCall } from '../context/deps.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { PRAYER_ASKED } from './DailyPrayerForm.tsx';
import { DailyPrayerPage, PrayerReaderPage } from './DailyPrayerPages.tsx';
import { DEVICE_WISH } from './DevicePrayer.tsx';
import { loadPrayerReader } from './dailyPrayer.load.ts';

/** What the form wants: the mail by default. */
const CALL_OF: Readonly<Record<string, FormCall>> & { readonly mail: FormCall } = {
  mail: 'publicPrayerSubscribe',
  [DEVICE_WISH.begin]: 'publicPrayerDevice',
  [DEVICE_WISH.end]: 'publicPrayerDeviceEnd',
};

/** The day's prayer by mail and on devices: the page that receives the forms, and the one that its mails link to. Opening either has no side effects. */
export const dailyPrayerRoutes: RouteFamily = () => [
  {
    url: DAILY_PRAYER_PATH,
    on: MAIN,
    query: ['sent'],
    indexed: false,
    show: ({ query, refused }) => ({
      page: <DailyPrayerPage sent={query.sent !== undefined} refused={refused} />,
    }),
    post: async ({ values: { want = 'mail', ...values }, callApi }) => {
      await callApi(CALL_OF[want] ?? CALL_OF.mail, values);
      // A device's form is sent by script, which looks only whether it was taken.
      return PRAYER_ASKED;
    },
  },
  {
    url: dailyPrayerPath(':id'),
    on: MAIN,
    query: ['hour'],
    cacheable: false,
    indexed: false,
    sitemap: false,
    secret: true,
    oneClick: true,
    show: async ({ db, params: { id = '' }, query: { hour }, refused }) => {
      const found = await loadPrayerReader(db, id);
      const asked = hour === undefined ? undefined : Number(hour);
      return found && { page: <PrayerReaderPage of={found} asked={asked} refused={refused} /> };
    },
    post: async ({ params: { id = '' }, values: { want, hour, language }, callApi }) => {
      // A one-click request of a mail program has no `want`: it unsubscribes.
      const wish = want === 'stay' ? { subscribed: true, hour, language } : { subscribed: false };
      await callApi('publicPrayerSubscription', { key: id, ...wish });
      return dailyPrayerPath(id);
    },
  },
];
