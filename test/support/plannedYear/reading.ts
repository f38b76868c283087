import { type Item, isSaid } from './items.ts';

/** A copy of the program, as visitors and its clock meet it. */
export interface Copy {
  /** Asks a whole address of the site, or a call below /api/v1/ with its body. */
  read(url: string, body?: unknown): Promise<{ readonly status: number; readonly body: string }>;
}

/** Where visitors' programs read, and where the search is theirs. */
const PUBLIC_CALLS = ['news', 'events', 'publications', 'videos', 'promotions', 'campaigns'].map(
  (name) => `public/get_${name}_list`,
);
const WORD = /\bzq\d+[os]\b/g;
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/;
const DRAWN = /\.(?:css|js|svg|png|jpe?g|webp|avif|woff2?|ico|pdf)(?:\?|$)/;
/** A crawl of one copy ends there. */
const MOST = 5000;

/** What is public at a moment, in all places. */
export class Reading {
  /** How many answers were read. */
  answers = 0;
  /** Words that were read while they were public, and the shapes of the addresses that said one: that it reads at all. */
  readonly read = new Set<string>();
  readonly shapes = new Set<string>();
  readonly #origin: string;
  readonly #said = new Map<string, Item['said'][number]>();
  /** Addresses of lists, feeds and maps, on all hosts. */
  #lists: readonly string[] = [];

  constructor(origin: string, items: readonly Item[]) {
    this.#origin = origin;
    for (const item of items) for (const said of item.said) this.#said.set(said.word, said);
  }

  /** Follows every link from the first page, its feeds and its map on, over all hosts; says what is public and should not be. */
  async crawl(copy: Copy, now: number): Promise<string[]> {
    const start = [
      '/',
      '/home',
      '/sitemap.xml',
      '/feeds/news.xml',
      '/search?q=mango',
      '/search?q=mango&part=bar',
    ];
    const queue = start.map((path) => new URL(path, this.#origin).href);
    const known = new Set(queue);
    const faults: string[] = [];
    for (const url of queue) {
      const body = await this.#ask(copy, url, now, faults);
      for (const link of linksIn(body, url))
        if (this.#isOurs(link) && known.size < MOST && !known.has(link)) {
          known.add(link);
          queue.push(link);
        }
    }
    this.#lists = queue.filter((url) => !ID.test(url));
    return faults;
  }

  /** Reads all lists, feeds, maps, searches and calls, and what there is of these items themselves. */
  async around(copy: Copy, items: readonly Item[], now: number): Promise<string[]> {
    const faults: string[] = [];
    for (const url of this.#lists) await this.#ask(copy, url, now, faults);
    for (const path of PUBLIC_CALLS)
      await this.#ask(copy, `${this.#origin}/api/v1/${path}`, now, faults, { page: 1, limit: 100 });
    await this.#ask(copy, `${this.#origin}/api/v1/public/get_all_promotions_list`, now, faults);
    for (const { kind, id, key } of items)
      for (const [path, body] of placesOf(kind, id, key))
        await this.#ask(copy, `${this.#origin}${path}`, now, faults, body);
    return faults;
  }

  /** Whether an item's own words are found by the search as they should be by now. */
  async isRight(copy: Copy, { said, key }: Item, now: number): Promise<boolean> {
    const { body } = await copy.read(`${this.#origin}/search?q=${key}`);
    const found = new Set(body.match(WORD));
    return said.every((one) => found.has(one.word) === isSaid(one, now));
  }

  #isOurs(url: string): boolean {
    const { host, pathname } = new URL(url);
    const home = new URL(this.#origin).host;
    return (host === home || host.endsWith(`.${home}`)) && !DRAWN.test(pathname);
  }

  async #ask(copy: Copy, url: string, now: number, faults: string[], sent?: unknown): Promise<string> {
    const { status, body } = await copy.read(url, sent);
    this.answers++;
    if (status >= 429) faults.push(`${url} answers ${status}.`);
    for (const word of new Set(body.match(WORD))) {
      const said = this.#said.get(word);
      if (said && isSaid(said, now)) {
        this.read.add(word);
        this.shapes.add(shapeOf(url));
      } else if (said)
        faults.push(`${url} says ${word} at ${new Date(now).toISOString()}: ${JSON.stringify(said)}`);
    }
    return body;
  }
}

const shapeOf = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  return `${host.startsWith('localhost') ? '' : 'sub-site '}${pathname.replace(ID, ':id')}${search.replace(ID, ':id').replace(/\d+/g, '')}`;
};

/** Its page and file, what is beside it, and the searches by which it would be found. */
function placesOf(kind: Item['kind'], id: string, key: string): [string, unknown?][] {
  const found: [string, unknown?][] = [
    [`/search?q=${key}`],
    [`/search?q=${key}&part=landing`],
    ['/api/v1/public/global_search_news', { search: key, page: 1, limit: 50 }],
  ];
  const own: Readonly<Record<Item['kind'], [string, unknown?][]>> = {
    news: [
      [`/news_screen/departments/${id}`],
      [`/api/v1/public/get_news/${id}`],
      ['/api/v1/public/more_related_news', { news: id, type: 'departments', page: 1, limit: 50 }],
    ],
    event: [[`/event_screen/${id}`], [`/feeds/events/${id}.ics`]],
    publication: [[`/publication_details/${id}`], [`/api/v1/public/get_publication/${id}`]],
    video: [[`/csi_videos_screen/${id}`]],
    promotion: [['/home/advertisement']],
    campaign: [[`/campaign_screen/${id}`], [`/api/v1/public/get_campaign/${id}`]],
  };
  return [...found, ...own[kind]];
}

/** The addresses that a page, a feed or a site map leads to. */
function linksIn(body: string, at: string): string[] {
  return [...body.matchAll(/\bhref="([^"#]+)|<(?:loc|link)>([^<]+)</g)].flatMap(([, href, place]) => {
    const written = (href ?? place ?? '').replace(/&amp;/g, '&');
    try {
      const url = new URL(written, at);
      url.hash = '';
      return /^https?:$/.test(url.protocol) ? [url.href] : [];
    } catch {
      return [];
    }
  });
}
