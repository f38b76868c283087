import { STATES, type State } from '#kinds/diocese.ts';
import type { NewsType } from '#kinds/news.ts';
import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the frame around every page (002 §2.4) and of lists on several pages. Page families have their own. */
export const siteWords = translations({
  en: {
    skip: 'Skip to the content',
    skipToSearch: 'Skip to the search',
    social: 'Follow us',
    close: 'Close',
    menu: 'Menu',
    languages: 'Languages',
    /** In the footer of pages in a language whose words have not been reviewed. */
    notReviewed: 'Nobody has reviewed these words yet. Tell us what reads wrong.',
    main: 'Main',
    pages: 'Pages',
    page: 'Page',
    footer: 'Footer',
    place: 'You are here',
    onThisPage: 'On this page',
    home: 'Home',
    /** The names by which menus group dioceses. */
    states: Object.fromEntries(STATES.map((state) => [state, state])) as Record<State, string>,
    diocese: 'Diocese',
    dioceses: 'Dioceses',
    department: 'Department',
    departments: 'Departments',
    units: 'Dioceses and departments',
    byState: 'Dioceses by state',
    allDepartments: 'All departments',
    allDioceses: 'All dioceses',
    allPages: 'All pages',
    otherUnits: { diocese: 'Other dioceses', department: 'Other departments' },
    /** A department's page on its purpose and people. */
    aim: 'Aim, Objectives & Personnel',
    office: 'The Synod’s office',
    partOf: (church: string) => `A part of the ${church}`,
    contact: 'Get in Touch',
    call: 'Call',
    write: 'Write',
    findUs: 'Find us',
    news: 'News',
    noNews: 'No News Found',
    loadMore: 'Load More',
    app: 'Download Our App',
    appText: 'The worship book, with you at home and on the road.',
    subscribe: 'Subscribe to this calendar',
    rss: 'RSS',
    readOn: 'Read on',
    /** From one day to another. */
    until: 'to',
    play: 'Play',
    playsFrom: (site: string) => `Plays from ${site}; nothing is loaded from there before you press.`,
    videoFile: (size: string) => `Video, ${size}`,
    all: 'All',
    show: 'Show',
    pageNumber: (page: number) => `page ${page}`,
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    staleCopy: 'You are reading a kept copy; the office is not reachable just now.',
    /** '… Synod News' of departments, 'Diocese News' of dioceses (002 §2.6, AMB-085). */
    newsHeading: (type: NewsType, { shortName }: Organisation) =>
      type === 'departments' ? `${shortName} Synod News` : 'Diocese News',
    /** For both departments and dioceses (AMB-064). */
    eventsHeading: ({ shortName }: Organisation) => `${shortName} Synod Events`,
    videosHeading: 'Videos',
    /** 'Diocese of Madras', unless the name already contains it. */
    dioceseTitle: (name: string) => (/diocese/i.test(name) ? name : `Diocese of ${name}`),
  },
});
