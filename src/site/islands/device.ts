/** Offers the day's prayer as a notification where the browser can show one; what that takes is loaded only there. */
const section = document.querySelector<HTMLElement>('[data-push]');
if (section && 'PushManager' in window && 'Notification' in window && navigator.serviceWorker)
  void import('./parts/prayerDevice.ts').then(({ offerPrayers }) => offerPrayers(section));

export {};
