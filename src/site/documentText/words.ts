import { translations } from '#lib/translations.ts';

/** The words of a document's HTML page. */
export const documentPageWords = translations({
  en: {
    label: 'Paper',
    description: (title: string, pages: number) => `${title}: all ${pages} pages as text.`,
    open: (file: string) => `Open the PDF itself: ${file}`,
    find: 'Find in this paper',
    contents: 'Contents',
    page: (n: number) => `p.\u00a0${n}`,
    pageOfPdf: (n: number) => `Page ${n} of the PDF`,
    pages: (from: number, to: number, all: number) =>
      from === to ? `Page ${from} of ${all}` : `Pages ${from} to ${to} of ${all}`,
    further: (from: number, to: number) => (from === to ? `Page ${from}` : `Pages ${from} to ${to}`),
    machine:
      'Read by machine from pictures of its pages: words may be wrong. Each mark opens its page of the PDF.',
    picture: 'This page is a picture. It can be seen in the PDF.',
    foundIn: (words: string, n: number) =>
      n === 0
        ? `“${words}” stands on no page.`
        : n === 1
          ? `“${words}” stands on 1 page.`
          : `“${words}” stands on ${n} pages.`,
    nothingAsked: 'Type at least two letters.',
    back: 'All of the paper',
  },
});
