import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, realClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch, type SiteChurch } from '#test/support/sitePages/church.ts';
import {
  all,
  choicesOf,
  type Element,
  fieldsIn,
  headingsIn,
  linksIn,
  nameOf,
  one,
  parsed,
  textOf,
} from '#test/support/sitePages/html.ts';
import type { Kind, SiteRow } from '#test/support/sitePages/row.ts';
import { HELD_ELSEWHERE, NOT_BUILT, SITE_ROWS } from '#test/support/sitePages/rows.ts';
import { createScale } from '#test/support/sitePages/weight.ts';

/**
 * Each row of the public checklist against the HTML that is sent, which is all that a browser without script has. Rows of units hold AMB-030,
 * AMB-078 and AMB-102, those of the administration AMB-026, AMB-037, AMB-062 and AMB-107, /publication_details AMB-031, lists AMB-054, events
 * AMB-064, empty texts AMB-077, headings AMB-085, the logo AMB-098, /tester and /pagination AMB-099, files ADD-20.
 */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let church: SiteChurch;
/** The parts of each page that has an empty text, as they were before there was anything. */
const before = new Map<SiteRow, string>();

const HOSTS: Record<Kind, string> = {
  main: 'localhost:3000',
  department: 'youth.localhost:3000',
  diocese: 'madras.localhost:3000',
};
const ask = (path: string, on: Kind) => site.get(path, { host: HOSTS[on] });

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), realClient()]);
  const who = await people(api);
  church = await emptyChurch(api, who);
  site = await serveSite({ database: api.database, clientDir: client.folder });
  for (const row of SITE_ROWS) {
    if (!row.empty) continue;
    const { body } = await ask((row.empty.at ?? row.path)(church), row.on);
    before.set(row, textOf(parsed(body)));
  }
  church = await fillChurch(api, who, church);
  site.site.contentChanged();
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const said = (what: string | ((church: SiteChurch) => string)): string =>
  typeof what === 'string' ? what : what(church);

/** What is wanted, as far as it comes in this order: all of it where nothing is missing. */
function inOrder(wanted: readonly string[], found: readonly string[]): string[] {
  let at = 0;
  return wanted.filter((heading) => {
    const next = found.indexOf(heading, at);
    if (next >= 0) at = next + 1;
    return next >= 0;
  });
}

/** The words of the bar that are marked. What is in their lists says which page it leads to, not where one is. */
const wordsMarked = (bar: Element): string[] =>
  all(bar, 'li').flatMap((item) => {
    const [word] = item.parent === bar ? all(item, 'summary', 'a') : [];
    return word?.attribs['aria-current'] ? textOf(word) : [];
  });

/** Which of them should be. News, events, videos, search, advertisements and how to reach the office are under none. */
function barWords(on: Kind, path: string): string[] {
  if (on === 'department') return ['Department'];
  const found = Object.entries({
    Home: /^\/home$/,
    Diocese: /^\/dio$/,
    Department: /^\/(?:dep\b|department\/|aim\/)/,
    'About Us': /^\/(?:about\/(?!contact_us)|history|campaign_screen\/)/,
    Resources: /^\/(?:resources\/|publication_details)/,
    Others: /^\/others\//,
  }).filter(([, paths]) => paths.test(path));
  return found.map(([word]) => word);
}

/** The section of the menu that stands above a page of the main site. */
const sectionOf = (path: string): string | undefined =>
  Object.entries({
    Administration: /^\/about\/(?:officer|working|executive|csita|secretarial)/,
    'Partners & Networks': /^\/about\/(?:partners|networks|campaign)|^\/campaign_screen/,
    Resources: /^\/resources\/|^\/publication_details\//,
    Others: /^\/others\//,
  }).find(([, paths]) => paths.test(path))?.[0];

async function partOf(row: SiteRow, path = row.path(church)): Promise<Element> {
  const { statusCode, body } = await ask(path, row.on);
  expect([path, statusCode]).toEqual([path, row.status ?? 200]);
  return one(parsed(body), row.part ?? 'main');
}

describe.each(SITE_ROWS.map((row, i) => ({ row, name: `${row.id} on ${row.on}, row ${i + 1}` })))(
  '$name',
  ({ row }) => {
    if (row.leads !== undefined) {
      it('leads on', async () => {
        const { statusCode, headers } = await ask(row.path(church), row.on);
        expect([statusCode, headers.location]).toEqual([row.status, said(row.leads ?? '')]);
      });
      return;
    }

    it('says what it is to say, and leads where it is to lead', async () => {
      const part = await partOf(row);
      const wanted = (row.headings ?? []).map(said);
      const headings = headingsIn(part);
      expect(inOrder(wanted, headings), `Headings: ${headings.join(' · ')}`).toEqual(wanted);
      const text = textOf(part);
      for (const wording of row.texts ?? []) expect(text).toContain(said(wording));
      const links = linksIn(part);
      for (const [name, href] of row.links ?? []) {
        const here = links.filter((link) => link.name.includes(said(name))).map((link) => link.href);
        expect(here, `Where '${said(name)}' leads`).toContain(said(href));
      }
    });

    if ((row.status ?? 200) === 200)
      it('is marked in the bar by the one word to which it belongs', async () => {
        const path = row.path(church);
        const { body } = await ask(path, row.on);
        const bar = all(parsed(body), '.nav-list')[0];
        expect(bar && wordsMarked(bar)).toEqual(bar && barWords(row.on, path));
        // A diocese's pages and the first of all have no bar.
        const none = { main: /^\/(?:dio\?|home\/diocese|$)/, department: /(?!)/, diocese: /^/ };
        expect(bar === undefined).toBe(none[row.on].test(path));
      });

    if ((row.status ?? 200) === 200)
      it('says where it stands', async () => {
        const path = row.path(church);
        // Above the first pages nothing stands.
        if (row.on === 'main' && /^\/(?:home)?$/.test(path)) return;
        const page = parsed((await ask(path, row.on)).body);
        const [line] = all(page, 'nav').filter(({ attribs }) => attribs['aria-label'] === 'You are here');
        const places = line && all(line, 'li').map(textOf);
        expect([path, places?.[0]]).toEqual([path, 'Home']);
        const section = sectionOf(path);
        if (section) expect([path, places?.[1]]).toEqual([path, section]);
        const here = line && all(line, 'span').filter(({ attribs }) => attribs['aria-current'] === 'page');
        expect(here?.map(textOf)).toEqual(places?.slice(-1));
      });

    if (row.filters || row.narrowed)
      it('is narrowed', async () => {
        const part = await partOf(row);
        for (const [label, first] of row.filters ?? []) {
          const choices = choicesOf(part, label);
          // Of years there are no others.
          const looked = label === 'Year' ? choices : choices?.slice(0, first.length);
          expect(looked, `The filter '${label}'`).toEqual(first);
        }
        if (!row.narrowed) return;
        const text = textOf(await partOf(row, row.narrowed.path(church)));
        expect(text).toContain(said(row.narrowed.has));
        expect(text).not.toContain(said(row.narrowed.not));
      });

    if (row.form)
      it('has its form', async () => {
        const forms = all(await partOf(row), 'form').filter(({ attribs }) => attribs.method === 'post');
        const { fields, button } = row.form ?? { fields: [], button: '' };
        const fitting = forms.find((form) => all(form, 'button').map(nameOf).includes(button));
        expect(fitting, `The button '${button}'`).toBeDefined();
        if (fitting) expect(inOrder(fields, fieldsIn(fitting))).toEqual(fields);
      });

    if (row.list)
      it('shows so many at a time', async () => {
        const part = await partOf(row);
        const { each, size, pager } = row.list ?? { each: '', size: 0 };
        expect(all(part, each)).toHaveLength(size);
        const turning = all(part, 'nav').find(({ attribs }) => attribs['aria-label'] === 'Pages');
        expect(turning && linksIn(turning).map(({ href }) => href !== '')).toEqual(pager?.map(() => true));
        expect(turning && all(turning, 'a').map(textOf)).toEqual(pager);
      });

    if (row.empty)
      it('says when there is nothing', () => {
        for (const text of row.empty?.texts ?? []) expect(before.get(row)).toContain(text);
      });
  },
);

it('the front page shows six stories, four more and five of dioceses (AMB-055), and its bar leads to what it names (AMB-114)', async () => {
  const page = parsed((await ask('/home', 'main')).body);
  const sections = all(page, 'section');
  const stories = (label: string, from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, i) => `${label} news ${from - i}`);
  const titles = (name: string) => {
    const section = sections.find(({ attribs }) => name === (attribs['aria-label'] ?? attribs.id));
    return section && headingsIn(section).filter((heading) => /news( \d+)?$/.test(heading));
  };
  expect(titles('Synod news')).toEqual(['Ecology news', ...stories('Youth', 22, 18)]);
  expect(titles('Synod news, more stories')).toEqual(stories('Youth', 17, 14));
  expect(titles('diocese-news')).toEqual(stories('Madras', 22, 18));
  const leads = linksIn(one(page, '.index')).map(({ name, href }) => {
    const section = sections.find(({ attribs }) => href === `#${attribs.id}`);
    return [name, section && (section.attribs['aria-label'] ?? headingsIn(section)[0])];
  });
  expect(Object.fromEntries(leads)).toEqual({
    News: 'Synod news',
    Videos: 'Videos',
    Resources: 'Worship Resources',
    Publication: 'Publications',
    Campaign: 'Campaigns',
  });
});

/** What a page may cost before its photos. KB are of 1,000 bytes, the stricter reading. */
const MOST = { script: 15_000, whole: 100_000 };

it('each page is light, and has its letters and its style', async () => {
  const weigh = createScale(site, client.folder);
  const pages = SITE_ROWS.filter(({ status = 200 }) => status === 200);
  const heavy: string[] = [];
  for (const row of pages) {
    const path = row.path(church);
    const { script, whole } = await weigh(path, HOSTS[row.on]);
    // The style and the letters alone are more.
    if (script < 100 || whole < 50_000) heavy.push(`${path} is not whole: ${script}, ${whole}`);
    if (script > MOST.script || whole > MOST.whole) heavy.push(`${row.on} ${path}: ${script}, ${whole}`);
  }
  expect(heavy).toEqual([]);
});

describe('the checklist', () => {
  it('has every row, and none of them is both there and missing', () => {
    const there = [...SITE_ROWS.map(({ id }) => id), ...Object.keys(HELD_ELSEWHERE)];
    const missing: string[] = NOT_BUILT.map(({ id }) => id);
    expect(there.filter((id) => missing.includes(id))).toEqual([]);
    expect([...new Set([...there, ...missing])].sort()).toEqual(
      Array.from({ length: 67 }, (_, i) => `PUB-${String(i + 1).padStart(3, '0')}`),
    );
    for (const file of Object.values(HELD_ELSEWHERE)) expect([file, existsSync(file)]).toEqual([file, true]);
  });

  it.each(NOT_BUILT)(
    '$id on $on, $path, is listed as missing only while it is',
    async ({ on, path, lacks }) => {
      const { youth, ids } = church;
      const address = path.replace(/\{(.+)\}/, (_all, name: string) => ({ youth, ...ids })[name] ?? '');
      const { statusCode, body } = await ask(address, on);
      if (lacks !== undefined) expect(textOf(one(parsed(body), 'main'))).not.toContain(lacks);
      // A sub-site sends on to the main site for what it does not have.
      else expect([address, statusCode]).toEqual([address, on === 'main' ? 404 : 302]);
    },
  );
});
