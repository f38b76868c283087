import type { NewsType } from '#kinds/news.ts';
import type { Organisation } from '#lib/organisation.ts';

/** The words of the frame around every page (002 §2.4) and of lists that several pages show. Page families have their own. */
export const words = {
  skip: 'Skip to the content',
  social: 'Follow us',
  search: 'Search',
  searchNews: 'Search the news',
  recent: 'Recent News',
  loadMore: 'Load more',
  nothing: 'No news found',
  searchFailed: 'Failed to search news',
  menu: 'Menu',
  main: 'Main',
  pages: 'Pages',
  footer: 'Footer',
  place: 'You are here',
  onThisPage: 'On this page',
  home: 'Home',
  diocese: 'Diocese',
  dioceses: 'Dioceses',
  department: 'Department',
  departments: 'Departments',
  news: 'News',
  contact: 'Contact Us',
  app: 'Download Our App',
  appText: 'The worship book, with you at home and on the road.',
  readOn: 'Read on',
  all: 'All',
  show: 'Show',
  staleCopy: 'You are reading a kept copy; the office is not reachable just now.',
} as const;

/** '… Synod News' of departments, 'Diocese News' of dioceses (002 §2.6, AMB-085). */
export function newsHeading(type: NewsType, organisation: Organisation): string {
  return type === 'departments' ? `${organisation.shortName} Synod News` : 'Diocese News';
}

/** 'Diocese of Madras', unless the name says so itself. */
export function dioceseTitle(name: string): string {
  return /diocese/i.test(name) ? name : `Diocese of ${name}`;
}
