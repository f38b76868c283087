import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFirefox } from '#test/support/browsers/firefox.ts';
import * as look from '#test/support/browsers/look.ts';
import { openOldChromium } from '#test/support/browsers/oldChromium.ts';
import { openWebKit } from '#test/support/browsers/webkit.ts';
import type { Window } from '#test/support/browsers/window.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';
import { findOther, GET_OTHERS, type OtherBrowser } from '../../../scripts/lib/otherBrowsers.ts';

/** The site and the sign-in in browsers that are not today's Chromium, where they are installed (decision 164). */
const OPEN: Record<OtherBrowser, (path: string) => Promise<Window>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  'Chromium 92': openOldChromium,
};
const WIDTHS = [360, 1440];
const HOME = '/home';
const HIGHEST_HOME = 15_000;
/** Of a window, for what opens in it. */
const LARGEST = 0.8;
/** A folder for pictures of all that is looked at. */
const SHOTS = process.env.SHOTS;

const PAGES: readonly (readonly [name: string, path: string | RegExp])[] = [
  ['home', HOME],
  ['story', /\/news_screen\/[\w/-]+/],
  ['events', '/home/event/departments'],
  ['people', '/about/officers'],
  ['search', '/search?q=church'],
  ['lectionary', '/resources/worship_resource/csi_lectionary'],
  ['department', 'ecology'],
  ['archive', '/others/library_archive'],
  ['subscribe', '/subscribe'],
  ['tamil', '/ta/home'],
];

let app: App;
let pages: (readonly [name: string, url: string])[];
const names = Object.keys(OPEN) as OtherBrowser[];
beforeAll(async () => {
  if (!names.some(findOther)) return;
  app = await startApp({ SAMPLE_CONTENT: 'full' });
  const home = await (await fetch(app.url + HOME)).text();
  pages = PAGES.map(([name, path]) => {
    if (path instanceof RegExp) return [name, app.url + path.exec(home)?.[0]];
    return [name, path.startsWith('/') ? app.url + path : app.at(path, HOME)];
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

    const judge = async (what: string, width: number): Promise<string[]> => {
      await window.size(width);
      const { sideways, high } = await window.ask(look.measured);
      const faults = sideways ? [`wider than its window by ${sideways}`] : [];
      if (what === 'home' && high > HIGHEST_HOME) faults.push(`${high} px high`);
      if (SHOTS) {
        const folder = join(SHOTS, name.toLowerCase().replace(' ', ''));
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `${what}-${width}.png`), await window.picture());
      }
      for (const large of await window.ask(look.tooLarge, LARGEST)) faults.push(`takes ${large}`);
      return faults.map((fault) => `${what} at ${width} px: ${fault}`);
    };

    it('shows the site as it should be', async () => {
      const faults: string[] = [];
      await window.size(360);
      for (const [what, url] of pages) {
        await window.open(url);
        await expect.poll(() => window.ask(look.has, 'h1')).toBe(true);
        for (const width of WIDTHS) faults.push(...(await judge(what, width)));
        await window.size(360);
        for (const word of await window.ask(look.brokenWords)) faults.push(`${what} in large text: ${word}`);
      }
      expect([...faults, ...(await window.errors())]).toEqual([]);
    });

    it('signs in, and shows the first list and a form', async () => {
      const faults: string[] = [];
      await window.open(`${app.url}/login`);
      await expect.poll(() => window.ask(look.typeInto, '[type=email]', ADMIN.email)).toBe(true);
      for (const width of WIDTHS) faults.push(...(await judge('sign-in', width)));
      await window.ask(look.typeInto, '[type=password]', ADMIN.password);
      await expect.poll(() => window.ask(look.press, 'button', 'Login')).toBe(true);
      await expect.poll(() => window.ask(look.has, 'main table tbody tr')).toBe(true);
      for (const width of WIDTHS) faults.push(...(await judge('list', width)));
      await window.open(`${app.url}/departments/department_news`);
      await expect.poll(() => window.ask(look.press, 'a', 'Add News')).toBe(true);
      await expect.poll(() => window.ask(look.has, '[role=toolbar]')).toBe(true);
      for (const width of WIDTHS) faults.push(...(await judge('form', width)));
      expect([...faults, ...(await window.errors())]).toEqual([]);
    });
  });
}
