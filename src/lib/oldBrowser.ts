import { translations } from './translations.ts';

/**
 * The oldest browsers in which the console works: those that have popovers, which its menus and messages are. What the script asks for that is newer
 * is kept out by test/e2e/console/oldBrowser.test.ts; styles may be newer where the look alone hangs on them (decision 0165).
 */
export const BROWSER_FLOOR = { chrome: 114, firefox: 125, safari: 17 } as const;

export const OLD_BROWSER = translations({
  en: {
    tooOld: (chrome: number, firefox: number, safari: number) =>
      `This browser is too old to sign in here: please use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer version of one of them.`,
  },
});
