import type { SiteChurch } from './church.ts';
import type { NotBuilt, SiteRow } from './row.ts';

const MONTHS = ['All', 'January', 'February', 'March'];
/** Those that hold something, and no others. */
export const YEARS = ['All', '2026', '2019'];
const TWO_PAGES = ['1', '2', '>', '>>'];
const ORDER = {
  fields: ['Name', 'Quantity', 'Email Address', 'Mobile Number', 'Address', 'Message (optional)'],
  button: 'Order',
};
const paper = (of: SiteChurch): string => new URL(of.given.paper).pathname;
const book =
  (title: string) =>
  (of: SiteChurch): string =>
    `/publication_details/${of.ids[title]}`;

const announcements = (
  id: SiteRow['id'],
  path: string,
  [heading, title]: readonly [heading: string, title: string],
): SiteRow => ({
  ...{ id, on: 'main', path: () => path },
  headings: [heading, `${title} 5`, `${title} 2`],
  texts: ['02-11-2026'],
  links: [
    ['paper.pdf', paper],
    ['Press Release', '/others/press_release'],
    ['Statements', '/others/statement'],
    ['Govt. Notification Schemes', '/others/government_notification_schemes'],
  ],
  list: { each: '.statement', size: 4, pager: TWO_PAGES },
  empty: { texts: ['No statements found'] },
});

/** Books, the magazine, documents, the archive and announcements (002 §2.10–2.14). */
export const DOCUMENT_ROWS: readonly SiteRow[] = [
  {
    ...{ id: 'PUB-032', on: 'main', path: () => '/resources/publications_screen' },
    headings: ['Publications', 'Book 22', 'Book 21', 'Book 2'],
    texts: ['Order'],
    links: [
      ['Order Book 22', book('Book 22')],
      ['Book 21', book('Book 21')],
    ],
    filters: [['Year', YEARS]],
    narrowed: {
      path: () => '/resources/publications_screen?year=2019',
      ...{ has: 'Book of 2019', not: 'Book 22' },
    },
    list: { each: 'article', size: 21, pager: TWO_PAGES },
    empty: { texts: ['No Resources found'] },
  },
  {
    ...{ id: 'PUB-033', on: 'main', path: book('Book 1') },
    headings: ['Book 1', 'Order', 'Explore More', 'Book 22', 'Book 21'],
    links: [
      ['Publications', '/resources/publications_screen'],
      ['Book 22', book('Book 22')],
    ],
    form: ORDER,
    // The book itself and twenty others.
    list: { each: 'article', size: 21 },
  },
  {
    ...{ id: 'PUB-034', on: 'main', path: () => '/publication_details' },
    headings: ['Book 22', 'Order', 'Explore More', 'Book 21'],
    form: ORDER,
    empty: { texts: ['No Resources found'] },
  },
  {
    // What is no book stands in its list.
    ...{ id: 'PUB-033', on: 'main', path: book('Issue of 2019') },
    ...{ status: 302, leads: '/resources/csi_life_screen?month=3&year=2019' },
  },
  {
    ...{ id: 'PUB-035', on: 'main', path: () => '/resources/csi_life_screen' },
    headings: ['CSI Life', '2026 October', '2026', '2026 October'],
    texts: ['View, PDF, '],
    links: [['View 2026 October', paper]],
    filters: [
      ['Month', [...MONTHS, 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November']],
      ['Year', YEARS],
    ],
    narrowed: {
      path: () => '/resources/csi_life_screen?month=3&year=2019',
      ...{ has: 'Special Edition 2019 March', not: '2026 October' },
    },
    list: { each: 'article', size: 21, pager: TWO_PAGES },
    empty: { texts: ['No Resources found'] },
  },
  {
    // Narrowed, there are twenty on a page (002 §9).
    ...{ id: 'PUB-035', on: 'main', path: () => '/resources/csi_life_screen?year=2026' },
    list: { each: 'article', size: 20, pager: TWO_PAGES },
  },
  {
    ...{ id: 'PUB-036', on: 'main', path: () => '/resources/resource_docs' },
    headings: ['Resource Documents', '2026', 'Document 22', 'Document 2'],
    texts: ['Youth | 04-10-2026', 'View'],
    links: [['Document 22', paper]],
    filters: [
      ['Department', ['All', 'Ecology', 'Youth']],
      ['Year', YEARS],
    ],
    narrowed: {
      path: ({ youth }) => `/resources/resource_docs?department=${youth}&year=2019`,
      ...{ has: 'Document of 2019', not: 'Document 22' },
    },
    list: { each: 'article', size: 21, pager: TWO_PAGES },
    empty: { texts: ['No Resource documents found'] },
  },
  {
    ...{ id: 'PUB-036', on: 'main', path: ({ ecology }) => `/resources/resource_docs?department=${ecology}` },
    texts: ['No Resource documents found'],
  },
  {
    ...{ id: 'PUB-037', on: 'main', path: () => '/others/library_archive' },
    headings: ['Library & Archives', '2026', 'Archive 22'],
    texts: ['04-10-2026', 'View'],
    links: [['Archive 22', paper]],
    filters: [
      ['Month', MONTHS],
      ['Year', YEARS],
    ],
    narrowed: {
      path: () => '/others/library_archive?month=3',
      ...{ has: 'Archive of 2019', not: 'Archive 22' },
    },
    list: { each: 'article', size: 21, pager: TWO_PAGES },
    empty: { texts: ['No Resources found'] },
  },
  announcements('PUB-038', '/others/statement', ['Statements', 'Statement']),
  announcements('PUB-039', '/others/press_release', ['Press Release', 'Press release']),
  announcements('PUB-040', '/others/government_notification_schemes', [
    'Govt. Notification Schemes',
    'Scheme',
  ]),
  {
    ...{ id: 'PUB-038', on: 'main', path: ({ ids }) => `/others/statement/${ids['Statement 1']}` },
    headings: ['Statement 1'],
    texts: ['Statements | 02-11-2026', 'WhatsApp', 'Copy link'],
    links: [['paper.pdf', paper]],
  },
];

export const DOCUMENT_NOT_BUILT: readonly NotBuilt[] = [];
