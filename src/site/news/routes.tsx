import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { LANGUAGES } from '#lib/language.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { listPath, newsListPath } from '../host/paths.ts';
import { EVERYWHERE, type PageRequest, type PageResult, type RouteFamily } from '../routing/route.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { NewsPage } from './NewsPage.tsx';
import { loadNews } from './news.load.ts';
import { loadNewsList } from './newsList.load.ts';
import { newsSource } from './newsSource.load.ts';

/** News items and their lists, on every site (002 §2.6). */
export const newsRoutes: RouteFamily = () => [
  {
    url: '/news_screen/:type/:id',
    on: EVERYWHERE,
    // An item of the other family is redirected to its own address.
    finds: [newsSource],
    idOf: 'news',
    pageOf: { kind: 'news', path: (id) => newsPath('departments', id) },
    versions: {
      kind: 'news',
      path: ({ id, ofDiocese }) => newsPath(ofDiocese ? 'dioceses' : 'departments', id),
    },
    show: showItem,
  },
  {
    url: '/news_list_screen/:type',
    on: EVERYWHERE,
    query: ['page', 'id', 'language'],
    found: {
      title: (organisation, language) =>
        wordsIn(siteWords, language).newsHeading('departments', organisation),
      at: newsListPath('departments'),
    },
    sitemap: () => NEWS_TYPES.map((type) => newsListPath(type)),
    menu: [{ section: 'latest', place: 'news', at: newsListPath('departments') }],
    show: showList,
  },
  {
    url: '/news_list_screen/:type/:id',
    on: EVERYWHERE,
    idOf: 'unit',
    query: ['page', 'language'],
    // Reached through the list's filter; units with enough news also have a direct link.
    sitemap: false,
    show: showList,
  },
];

async function showItem({ db, language, params: { type, id = '' } }: PageRequest): Promise<PageResult> {
  if (!isNewsType(type)) return null;
  const data = await loadNews(db, type, id, language);
  if (data === null) return null;
  if ('moved' in data) return { redirect: newsPath(data.moved, id), permanent: true };
  return { page: <NewsPage data={data} /> };
}

async function showList({
  db,
  frame,
  params: { type, id },
  query,
  language: readIn,
}: PageRequest): Promise<PageResult> {
  if (!isNewsType(type)) return null;
  // Without script the form sends its choice as a query parameter; redirect to the list's own path.
  const language = LANGUAGES.find((one) => one === query.language);
  if (query.id !== undefined)
    return { redirect: listPath(newsListPath(type, query.id || undefined), { language }) };
  const unit = frame.units(unitOfType(type)).find((one) => one.id === id);
  if (id !== undefined && !unit) return null;
  const data = await loadNewsList(db, type, { unit, language, readIn, page: Number(query.page ?? 1) });
  return data && { page: <NewsListPage data={data} /> };
}

const isNewsType = (type: string | undefined): type is NewsType =>
  (NEWS_TYPES as readonly (string | undefined)[]).includes(type);
