import { translations } from './translations.ts';

/**
 * The oldest browsers supported by the console: those with popovers, which its menus and messages need. test/e2e/console/oldBrowser.test.ts fails if
 * the script uses anything newer; styles may be newer if only the appearance depends on them (decision 0165).
 */
export const BROWSER_FLOOR = { chrome: 114, firefox: 125, safari: 17 } as const;

export const OLD_BROWSER = translations({
  en: {
    tooOld: (chrome: number, firefox: number, safari: number) =>
      `This browser is too old to sign in here: please use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer version of one of them.`,
  },
});
