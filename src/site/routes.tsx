import type { ReactElement } from 'react';
import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { ContactPage } from './contact/ContactPage.tsx';
import type { Frame, Site, UnitLink } from './data.ts';
import type { SiteDb } from './database.load.ts';
import { DepartmentPage } from './department/DepartmentPage.tsx';
import { loadDepartment } from './department/department.load.ts';
import { DiocesePage } from './diocese/DiocesePage.tsx';
import { loadDiocese } from './diocese/diocese.load.ts';
import { HomePage } from './home/HomePage.tsx';
import { loadHome } from './home/home.load.ts';
import { newsListPath, newsPath } from './host/paths.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { NewsListPage } from './news/NewsListPage.tsx';
import { NewsPage } from './news/NewsPage.tsx';
import { loadNews } from './news/news.load.ts';
import { loadNewsList } from './news/newsList.load.ts';
import { SearchPage } from './search/SearchPage.tsx';
import { loadSearch } from './search/search.load.ts';

/** What a page is asked for. */
export interface PageRequest {
  readonly db: SiteDb;
  readonly site: Site;
  readonly frame: Frame;
  /** From the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The allowed parameters that came, each in the shape that its name demands. */
  readonly query: Readonly<Partial<Record<QueryName, string>>>;
}

/** Parameters that mean something; `page` is a whole number, `id` an id, `q` any text. */
export type QueryName = 'page' | 'id' | 'q';

/** A page, the address where it is instead, or null: there is no such page. */
export type PageResult =
  | { readonly page: ReactElement }
  | { readonly redirect: string; readonly permanent: boolean }
  | null;

export interface PageRoute {
  readonly url: string;
  readonly on: readonly Site['kind'][];
  readonly query?: readonly QueryName[];
  /** False: made anew for each visitor. */
  readonly cacheable?: false;
  show(request: PageRequest): Promise<PageResult> | PageResult;
}

const MAIN = ['main'] as const;
const EVERYWHERE = ['main', 'department', 'diocese'] as const;

/** Every page of the site, and of the sub-sites (002 §2). There are no others; the menus show what is here. */
export const PAGES: readonly PageRoute[] = [
  { url: '/', on: MAIN, show: () => ({ page: <LandingPage /> }) },
  { url: '/', on: ['department'], show: ({ db, site }) => departmentPage(db, unitOf(site), false) },
  { url: '/', on: ['diocese'], show: ({ db, site }) => diocesePage(db, unitOf(site), false) },
  { url: '/home', on: MAIN, show: async ({ db }) => ({ page: <HomePage data={await loadHome(db)} /> }) },
  { url: '/news_screen/:type/:id', on: EVERYWHERE, show: newsPage },
  { url: '/news_list_screen/:type', on: EVERYWHERE, query: ['page', 'id'], show: newsListPage },
  { url: '/news_list_screen/:type/:id', on: EVERYWHERE, query: ['page'], show: newsListPage },
  { url: '/search', on: EVERYWHERE, query: ['q', 'page'], cacheable: false, show: searchPage },
  {
    url: '/department/:id',
    on: MAIN,
    show: ({ db, frame, params }) => departmentPage(db, byId(frame.departments, params.id), false),
  },
  {
    url: '/dep',
    on: MAIN,
    query: ['id'],
    show: ({ db, frame, query }) => departmentPage(db, byId(frame.departments, query.id ?? 'first'), true),
  },
  {
    url: '/home/diocese/:id',
    on: MAIN,
    show: ({ db, frame, params }) => diocesePage(db, byId(frame.dioceses, params.id), false),
  },
  ...['/home/diocese', '/dio'].map(
    (url): PageRoute => ({
      url,
      on: MAIN,
      query: ['id'],
      show: ({ db, frame, query }) => diocesePage(db, byId(frame.dioceses, query.id ?? 'first'), true),
    }),
  ),
  { url: '/about/contact_us', on: MAIN, show: () => ({ page: <ContactPage /> }) },
];

/** The unit with this id; the first by name for 'first' (AMB-029). */
function byId(units: readonly UnitLink[], id: string | undefined): UnitLink | undefined {
  return id === 'first' ? units[0] : units.find((unit) => unit.id === id);
}

const unitOf = (site: Site): UnitLink | undefined => (site.kind === 'main' ? undefined : site.unit);

async function departmentPage(db: SiteDb, unit: UnitLink | undefined, choose: boolean): Promise<PageResult> {
  return unit ? { page: <DepartmentPage data={await loadDepartment(db, unit)} choose={choose} /> } : null;
}

async function diocesePage(db: SiteDb, unit: UnitLink | undefined, choose: boolean): Promise<PageResult> {
  const data = unit && (await loadDiocese(db, unit));
  return data ? { page: <DiocesePage data={data} choose={choose} /> } : null;
}

async function newsPage({ db, params: { type, id = '' } }: PageRequest): Promise<PageResult> {
  if (!isNewsType(type)) return null;
  const data = await loadNews(db, type, id);
  if (data === null) return null;
  if ('moved' in data) return { redirect: newsPath(data.moved, id), permanent: true };
  return { page: <NewsPage data={data} /> };
}

async function newsListPage({ db, frame, params: { type, id }, query }: PageRequest): Promise<PageResult> {
  if (!isNewsType(type)) return null;
  // The form without script sends its choice behind a question mark; it has an address of its own.
  if (query.id !== undefined)
    return { redirect: newsListPath(type, query.id || undefined), permanent: false };
  const units = unitOfType(type) === 'department' ? frame.departments : frame.dioceses;
  const unit = byId(units, id);
  if (id !== undefined && !unit) return null;
  const data = await loadNewsList(db, type, unit, Number(query.page ?? 1));
  return data && { page: <NewsListPage data={data} /> };
}

async function searchPage({ db, query }: PageRequest): Promise<PageResult> {
  return { page: <SearchPage data={await loadSearch(db, query.q ?? '', Number(query.page ?? 1))} /> };
}

const isNewsType = (type: string | undefined): type is NewsType =>
  (NEWS_TYPES as readonly (string | undefined)[]).includes(type);
