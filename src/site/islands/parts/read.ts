/**
 * Reports once that this page was read, after five seconds in view without interruption: its path, the referring site, and how its link was shared.
 * Nothing is sent if the browser asks not to be tracked. For every page whose views are counted, so it is short.
 */
export function reportReading(): void {
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
  if (globalPrivacyControl || doNotTrack === '1') return;
  page.onvisibilitychange = look;
  look();
}
