import { MY_DIOCESE } from '#lib/myDiocese.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import { parsed } from '../sitePages/html.ts';
import { anchorsIn, type Found, lookAt } from './lookAt.ts';
import { faultsInHtml } from './validity.ts';

/** What an address answered. */
export interface Fetched {
  readonly status: number;
  readonly type: string;
  /** Where it leads, when it leads on. */
  readonly location?: string | undefined;
  readonly body: string;
}

export interface Crawled {
  /** Whole sentences, each with the address that it is about. */
  readonly faults: readonly string[];
  /** The pages that were read, each with the page that led to it first. */
  readonly pages: ReadonlyMap<string, string>;
}

interface Options {
  /** Asks a whole address of the site, and follows nothing. */
  ask(url: string): Promise<Fetched>;
  /** The first page, whole. Its host and those below it are the site. */
  readonly start: string;
  /** So many pages of one shape (their addresses differ in ids and hosts only) are held against the standard, which takes most of the time. */
  readonly validated?: number;
  /** What need not be asked for, by host name and path. */
  readonly skip?: RegExp;
  /** Names that people have given, which stand in all languages as they are. */
  readonly names?: RegExp;
  /** Is told how far it is. */
  readonly progress?: (done: number, left: number) => void;
}

/**
 * Follows every link from the first page on, over all hosts of the site, and says what is wrong: what is not there, what the site map has and
 * nothing leads to, two pages of one host with one title, and what `lookAt` finds on each page.
 */
export async function crawl({
  ask,
  start,
  validated = Number.POSITIVE_INFINITY,
  skip,
  names,
  progress,
}: Options): Promise<Crawled> {
  const home = new URL(start);
  const faults: string[] = [];
  const from = new Map<string, string>([[start, start]]);
  const pages = new Map<string, string>();
  const titles = new Map<string, string>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const wanted: { from: string; to: string; anchor: string }[] = [];
  const canonical = new Set<string>();
  const editions = new Map<string, ReadonlyMap<string, string>>();
  const shapes = new Map<string, number>();
  const queue = [start];

  const isOurs = ({ protocol, host }: URL): boolean =>
    protocol === home.protocol && (host === home.host || host.endsWith(`.${home.host}`));

  function note(found: Found, at: string): void {
    const url = new URL(found.href, at);
    const anchor = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    if (!isOurs(url) || skip?.test(url.hostname + url.pathname)) return;
    // What a script reads from the address is no element's name.
    if (anchor !== '' && found.by === 'a' && !`#${anchor}`.startsWith(MY_DIOCESE))
      wanted.push({ from: at, to: url.href, anchor });
    if (from.has(url.href)) return;
    from.set(url.href, at);
    queue.push(url.href);
  }

  /** Files are in no language; pages and feeds are in each, and who reads in another one than English is led on in it. */
  function inEnglish(onward: readonly string[], at: string): string[] {
    if (splitLanguage(new URL(at).pathname).language === 'en') return [];
    return onward.flatMap((address) => {
      const to = new URL(address, at);
      if (!isOurs(to) || to.pathname.startsWith('/media/')) return [];
      return splitLanguage(to.pathname).language === 'en' ? [`It leads on in English: ${address}`] : [];
    });
  }

  /** Whether this page is one of those of its shape that are held against the standard. */
  function isChosen(url: string): boolean {
    const { host, pathname: address, search } = new URL(url);
    const pathname = splitLanguage(address).path;
    const shape = `${host === home.host} ${pathname.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id')} ${search !== ''}`;
    const before = shapes.get(shape) ?? 0;
    shapes.set(shape, before + 1);
    return before < validated;
  }

  async function read(url: string): Promise<void> {
    const { status, type, location, body } = await ask(url);
    const by = from.get(url);
    if (status >= 300 && status < 400) {
      if (location) note({ href: location, by: 'redirect' }, url);
      else faults.push(`${url} leads on to nowhere.`);
      return;
    }
    if (status !== 200) return void faults.push(`${url} answers ${status}; ${by} leads there.`);
    if (type.includes('xml')) {
      for (const href of locationsIn(body)) note({ href, by: 'feed' }, url);
      return;
    }
    if (!type.startsWith('text/html')) return;
    pages.set(url, by ?? url);
    const page = parsed(body);
    anchors.set(url, anchorsIn(page));
    const { found, title, own, editions: told, onward, mistakes } = lookAt(page, url, names);
    editions.set(url, new Map(told));
    if (isChosen(url)) mistakes.push(...(await faultsInHtml(body)));
    mistakes.push(...inEnglish(onward, url));
    faults.push(...mistakes.map((mistake) => `${url}: ${mistake}`));
    for (const one of found) note(one, url);
    if (!own) return;
    canonical.add(url);
    const place = `${new URL(url).host} ${title}`;
    const other = titles.get(place);
    if (other) faults.push(`${url} and ${other} have one title: ${title}`);
    titles.set(place, url);
  }

  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    await read(url);
    progress?.(from.size - queue.length, queue.length);
  }
  for (const { from: at, to, anchor } of wanted) {
    const there = anchors.get(to);
    if (there && !there.has(anchor))
      faults.push(`${at} leads to ${to}#${anchor}, which that page does not have.`);
  }
  for (const [url, told] of editions)
    for (const [language, href] of told) {
      const theirs = editions.get(href);
      if (theirs && !/[?#]/.test(url) && ![...theirs.values()].includes(url))
        faults.push(`${url} says that ${href} is the same in ${language}, which does not say so.`);
    }
  for (const place of await sitemapPlaces()) {
    if (!pages.has(place)) faults.push(`${place} is in the site map, and no page leads there.`);
    else if (!canonical.has(place))
      faults.push(`${place} is in the site map, and says that it is elsewhere.`);
  }
  return { faults: [...new Set(faults)], pages };

  /** What the site map says. It may consist of parts. */
  async function sitemapPlaces(): Promise<string[]> {
    const maps = [new URL('/sitemap.xml', start).href];
    const all: string[] = [];
    for (let map = maps.shift(); map !== undefined; map = maps.shift()) {
      const { status, body } = await ask(map);
      if (status !== 200) faults.push(`${map} answers ${status}.`);
      const places = locationsIn(body);
      if (body.includes('<sitemapindex')) maps.push(...places);
      else all.push(...places);
    }
    return all;
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The addresses that a feed or a site map names. */
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<(loc|link)>([^<]+)<\/\1>/g)].map(([, , address = '']) =>
    address.replace(/&\w+;/g, (sign) => SIGNS[sign] ?? sign),
  );
