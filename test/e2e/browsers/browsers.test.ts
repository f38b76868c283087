import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLOOR, OLD_BROWSER } from '#lib/oldBrowser.ts';
import { wordsIn } from '#lib/translations.ts';
import { ADMINISTRATION } from '#site/administration/paths.ts';
import { errorWords } from '#site/errors/words.ts';
import { openFirefox } from '#test/support/browsers/firefox.ts';
import * as look from '#test/support/browsers/look.ts';
import { openOldChromium } from '#test/support/browsers/oldChromium.ts';
import { openWebKit } from '#test/support/browsers/webkit.ts';
import type { Window } from '#test/support/browsers/window.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';
import { findOther, GET_OTHERS, type OtherBrowser } from '../../../scripts/lib/otherBrowsers.ts';

/** The site and the sign-in in browsers that are not today's Chromium, where they are installed (decision 165). */
const OPEN: Record<OtherBrowser, (path: string) => Promise<Window>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  'Chromium 92': openOldChromium,
};
const NARROW = 360;
/** One after the other, each with all its pages: what is on a page already is not made narrow there, which WebKit does not always do at once. */
const WIDTHS = [1440, NARROW];
const HOME = '/home';
/** What the site says in place of a page that is not there. */
const NOT_FOUND = wordsIn(errorWords, 'en').errors.notFound.title;
const HIGHEST_HOME = 15_000;
/** Of a window, for what opens in it. */
const LARGEST = 0.8;
/** One of each row of the list of users and the toasts; the menus of the toolbar above a text (scripts, table, two colours, sides) and the toasts. */
const MENUS_OF_LIST = 4;
const MENUS_OF_FORM = 6;
/** Below the console's floor (decision 0165). */
const TOO_OLD: readonly OtherBrowser[] = ['Chromium 92'];
/** A folder for pictures of all that is looked at. */
const SHOTS = process.env.SHOTS;

const PAGES: readonly (readonly [name: string, path: string | RegExp])[] = [
  ['home', HOME],
  ['story', /\/news_screen\/[\w/-]+/],
  ['events', '/home/event/departments'],
  ['people', ADMINISTRATION.officers],
  ['search', '/search?q=church'],
  ['lectionary', '/resources/worship_resource/csi_lectionary'],
  ['department', 'ecology'],
  ['archive', '/others/library_archive'],
  ['subscribe', '/subscribe'],
  ['tamil', '/ta/home'],
];

const font = look.tamilFont();
let app: App;
let pages: (readonly [name: string, url: string])[];
const names = Object.keys(OPEN) as OtherBrowser[];
beforeAll(async () => {
  if (!names.some(findOther)) return;
  app = await startApp({ SAMPLE_CONTENT: 'full' });
  const home = await (await fetch(app.url + HOME)).text();
  pages = PAGES.map(([name, path]) => {
    if (path instanceof RegExp) return [name, app.url + path.exec(home)?.[0]];
    return [name, path.startsWith('/') ? app.url + path : app.at(path, '/')];
  });
});
afterAll(() => app?.close());

for (const name of names) {
  const path = findOther(name);
  const title = path ? name : `${name}, which is not on this machine: ${GET_OTHERS}`;
  describe.skipIf(!path)(title, () => {
    let window: Window;
    beforeAll(async () => {
      window = await OPEN[name](path ?? '');
    });
    afterAll(() => window?.close());

    /** What is wrong with what is shown; `popovers`: how many open there at least. */
    const judge = async (what: string, width: number, popovers = 0): Promise<string[]> => {
      if (SHOTS) {
        const folder = join(SHOTS, name.toLowerCase().replace(' ', ''));
        await mkdir(folder, { recursive: true });
        await window.ask(look.loadPictures);
        await writeFile(join(folder, `${what}-${width}.png`), await window.picture());
      }
      const { sideways, high } = await window.ask(look.measured);
      const faults = sideways ? [`wider than its window by ${sideways}`] : [];
      if (what === 'home' && high > HIGHEST_HOME) faults.push(`${high} px high`);
      const opened = await window.ask(look.opened, LARGEST);
      if (opened.popovers < popovers) faults.push(`only ${opened.popovers} popovers open`);
      faults.push(...opened.tooLarge.map((large) => `takes ${large}`));
      if (width === NARROW)
        for (const word of await window.ask(look.brokenWords, font)) faults.push(`in large text: ${word}`);
      await expect.poll(() => window.ask(look.haveFontsCome)).toBe(true);
      return faults.map((fault) => `${what} at ${width} px: ${fault}`);
    };

    it('shows the site as it should be', async () => {
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await window.size(width);
        for (const [what, url] of pages) {
          await window.open(url);
          await expect.poll(() => window.ask(look.has, 'h1')).toBe(true);
          if ((await window.ask(look.textOf, 'h1')) === NOT_FOUND) faults.push(`${what} is no page`);
          faults.push(...(await judge(what, width)));
        }
      }
      expect([...faults, ...(await window.errors())]).toEqual([]);
    });

    if (TOO_OLD.includes(name))
      it('says instead of the sign-in that it is too old', async () => {
        await window.size(NARROW);
        await window.open(`${app.url}/login`);
        const { chrome, firefox, safari } = BROWSER_FLOOR;
        const sentence = wordsIn(OLD_BROWSER, 'en').tooOld(chrome, firefox, safari);
        await expect.poll(() => window.ask(look.textOf, 'p[lang=en]')).toBe(sentence);
        expect(await judge('sign-in', NARROW)).toEqual([]);
        expect(await window.ask(look.has, 'input')).toBe(false);
      });
    else
      it('signs in, and shows the first list and a form', async () => {
        const faults: string[] = [];
        for (const width of WIDTHS) {
          await window.size(width);
          await window.open(`${app.url}/login`);
          await expect.poll(() => window.ask(look.typeInto, '[type=email]', ADMIN.email)).toBe(true);
          faults.push(...(await judge('sign-in', width)));
          await window.ask(look.typeInto, '[type=password]', ADMIN.password);
          await expect.poll(() => window.ask(look.press, 'button', 'Login')).toBe(true);
          await expect.poll(() => window.ask(look.has, 'main table tbody tr')).toBe(true);
          faults.push(...(await judge('list', width, MENUS_OF_LIST)));
          await window.open(`${app.url}/departments/department_news`);
          await expect.poll(() => window.ask(look.press, 'a', 'Add News')).toBe(true);
          await expect.poll(() => window.ask(look.has, '[role=toolbar]')).toBe(true);
          faults.push(...(await judge('form', width, MENUS_OF_FORM)));
          await expect.poll(() => window.ask(look.press, 'button', 'Logout')).toBe(true);
          await expect.poll(() => window.ask(look.has, '[type=password]')).toBe(true);
        }
        expect([...faults, ...(await window.errors())]).toEqual([]);
      });
  });
}
