/**
 * Offers the day's prayer as a notification where the browser can show one, or could if the website were on the home screen, as on an iPhone; what that takes
 * is loaded only there.
 */
const place = document.querySelector<HTMLElement>('[data-push], [data-push-from]');
const canPush = 'PushManager' in window && 'Notification' in window;
const isBrowserOfIPhone = 'standalone' in navigator && navigator.standalone === false;
if (place && navigator.serviceWorker && (canPush || isBrowserOfIPhone))
  void import('./parts/prayerDevice.ts').then(({ offerPrayers }) => offerPrayers(place));

export {};
