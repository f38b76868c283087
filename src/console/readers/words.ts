import { translations } from '#lib/translations.ts';
import type { ViewSource } from '#lib/viewSources.ts';

const number = (n: number): string => n.toLocaleString('en-IN');
const pageViews = (n: number): string => `${number(n)} ${n === 1 ? 'view' : 'views'}`;
const SPAN = { week: 'in a week', fortnight: 'in two weeks', year: 'in a year' } as const;
const SPAN_BEFORE = {
  week: 'in the week before',
  fortnight: 'in the two before',
  year: 'in the year before',
} as const;
export type Span = keyof typeof SPAN;

const SOURCES: Readonly<Record<ViewSource, string>> = {
  whatsapp: 'WhatsApp',
  direct: 'Typed, or a bookmark',
  search: 'Search',
  newsletter: 'The newsletter',
  mail: 'Other mail',
  social: 'Social networks',
  sites: 'Other sites',
  own: 'Our own pages',
};

/** How readers arrived, as part of a sentence. */
const CAME: Readonly<Record<ViewSource, string>> = {
  whatsapp: 'by WhatsApp',
  direct: 'typed it, or had a bookmark',
  search: 'by a search',
  newsletter: 'by the newsletter',
  mail: 'by other mail',
  social: 'by social networks',
  sites: 'from other sites',
  own: 'from our own pages',
};

/** The words of the reader statistics, on their screen and next to an item. */
export const READERS = translations({
  en: {
    heading: 'Statistics',
    time: 'Time',
    periods: { week: 'Week', fortnight: 'Two weeks', year: 'Year' } satisfies Record<Span, string>,
    unit: 'Unit',
    allSites: 'All sites',
    number,
    few: 'less than ten',
    none: (span: Span) => `No views ${SPAN[span]}.`,
    fewIn: (span: Span) => `Less than ten views ${SPAN[span]}.`,
    total: (n: number, span: Span) => `${pageViews(n)} ${SPAN[span]}`,
    /** The named fractions: `portionOf` chooses one. */
    portions: [
      'A tenth',
      'A fifth',
      'A quarter',
      'A third',
      'Half',
      'Two thirds',
      'Three quarters',
      'Nine tenths',
      'All',
    ],
    asMany: (span: Span) => `about as many as ${SPAN_BEFORE[span]}`,
    moreThan: (portion: string, span: Span) => `${portion.toLowerCase()} more than ${SPAN_BEFORE[span]}`,
    fewerThan: (portion: string, span: Span) => `${portion.toLowerCase()} fewer than ${SPAN_BEFORE[span]}`,
    timesAsMany: (times: number, span: Span) =>
      `${times === 2 ? 'twice' : `${times} times`} as many as ${SPAN_BEFORE[span]}`,
    fullest: (day: string) => `${day} was the busiest day.`,
    fullestMonth: (month: string) => `${month} was the busiest month.`,
    byDay: 'Views by day',
    byMonth: 'Views by month',
    bars: (title: string, most: string, n: number, fewest: string, least: string) =>
      `${title}: most on ${most}, ${number(n)}; fewest on ${fewest}, ${least}`,
    noBars: (title: string) => `${title}: none`,
    asNumbers: 'As numbers',
    day: 'Day',
    month: 'Month',
    readings: 'Views',
    readers: 'Readers',
    mostRead: 'Most read',
    shareAgain: 'Share again',
    shareAgainOf: (title: string) => `Share again: ${title}`,
    nothingOften: 'No page was viewed ten times.',
    cameFrom: 'Came from',
    readIn: 'Languages',
    sources: SOURCES,
    firstPage: 'First page',
    welcome: 'Welcome page',
    how: 'Counted without knowing anybody: no cookie, no address kept. One view is one opening of a page; the same phone within half an hour counts once. Without script nothing is counted.',
    since: (day: string) => `Counting began on ${day}.`,
    ofItem: 'Views of this',
    read: (n: number) => (n === 1 ? 'Viewed once' : `Viewed ${number(n)} times`),
    readFew: 'Viewed less than ten times',
    notRead: 'No views yet',
    fewWhy: 'Under ten no details are shown, so that nobody can be recognised.',
    notPublic: 'Not on the site yet',
    countingBegins: 'Counting begins when it is.',
    lastWeek: (n: number | null) =>
      n === null ? 'less than ten times in the last seven days' : `${number(n)} in the last seven days`,
    share: (portion: string, source: ViewSource) => `${portion.toLowerCase()} ${CAME[source]}`,
    usual: (n: number) => `Others of yours are viewed about ${number(n)} times.`,
    itemBars: (n: number, day: string) => `Views in the last seven days: most on ${day}, ${number(n)}`,
    failed: { list: 'The views could not be fetched. They are still counted.' },
  },
});
