import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the magazine's page (002 §2.11). */
export const magazineWords = translations({
  en: {
    title: ({ shortName }: Organisation) => `${shortName} Life`,
    description: ({ name }: Organisation) => `The magazine of the ${name}, issue by issue.`,
    special: 'Special Edition',
    view: 'View',
    issues: (n: number) => (n === 1 ? '1 issue' : `${n} issues`),
    nothing: 'No Resources found',
    read: 'Read here',
    readOf: (issue: string) => `Read here: ${issue}`,
    issueDescription: (issue: string, pages: number) => `${issue}: ${pages} pages to read here.`,
    whole: (file: string) => `The whole issue: ${file}`,
    wholeText: 'All of it as text',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, all: number) => `Page ${n} of ${all}`,
    allIssues: 'All issues',
    turn: 'Turn the pages',
    text: 'Text of the page',
    toText: 'To the text',
    picture: (n: number) => `Page ${n} as a picture`,
    noPicture: 'The picture of this page is not here yet. The PDF shows it.',
    noText: 'This page has no text: it is a picture.',
    noTextAtAll: 'This issue has no text: its pages are pictures.',
    machine: 'Read by machine from the picture: words may be wrong.',
  },
});
