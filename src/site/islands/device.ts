/** Offers the day's prayer as a notification where the browser can show one; what that takes is loaded only there. */
const place = document.querySelector<HTMLElement>('[data-push], [data-push-from]');
if (place && 'PushManager' in window && 'Notification' in window && navigator.serviceWorker)
  void import('./parts/prayerDevice.ts').then(({ offerPrayers }) => offerPrayers(place));

export {};
