/**
 * Says that this page was read, once, when it has been in sight for five seconds in a row: its path, from where one came, and how its address was
 * passed on. Nothing is said where the browser asks that people not be followed. Every page has it, so it is kept below 300 bytes.
 */
const page = document;
const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
let waiting: ReturnType<typeof setTimeout>;
const look = (): void => {
  clearTimeout(waiting);
  if (!page.hidden)
    waiting = setTimeout(() => {
      page.onvisibilitychange = null;
      navigator.sendBeacon(
        '/read',
        [location.pathname, page.referrer.split('/')[2], location.hash].join(' '),
      );
    }, 5e3);
};
if (!globalPrivacyControl && doNotTrack !== '1') {
  page.onvisibilitychange = look;
  look();
}

export {};
