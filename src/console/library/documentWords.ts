import { translations } from '#lib/translations.ts';

/** The words of a document's text, page by page. */
export const DOCUMENT_TEXT = translations({
  en: {
    open: 'Edit text',
    title: (name: string) => `Text of ‘${name}’`,
    page: 'Page',
    numbered: (page: number) => `Page ${page}`,
    sources: { layer: '', machine: 'read automatically', corrected: 'corrected' },
    waits: 'not read yet',
    byMachine: (pages: number) =>
      pages === 1 ? 'One page was read automatically.' : `${pages} pages were read automatically.`,
    waiting: (pages: number) => (pages === 1 ? 'One is not read yet.' : `${pages} are not read yet.`),
    machine:
      'This page was read automatically. Compare it with the picture; once you save it, it is not read again.',
    waitsLong: 'This page has not been read yet. You may type its text.',
    by: (name: string, day: string) => (name === '' ? `Corrected, ${day}` : `Corrected by ${name}, ${day}`),
    text: (page: number) => `Text of page ${page}`,
    picture: (page: number) => `Page ${page} of the document`,
    drawing: 'Loading the page',
    whole: 'Open this page of the PDF',
    before: 'Previous page',
    next: 'Next page',
    save: 'Save this page',
    saved: (page: number) => `Page ${page} is saved`,
    other: 'Saved now',
    close: 'Close',
    none: 'The text of this document has not been read yet. That happens automatically; check again later.',
    ask: (pages: number) =>
      pages === 1
        ? 'One page is not saved. Close all the same?'
        : `${pages} pages are not saved. Close all the same?`,
    yes: 'Close',
    no: 'Stay',
    failed: {
      paper: 'The document could not be loaded',
      page: 'The page could not be loaded',
      picture: 'The page could not be shown',
      save: 'The page was not saved',
    },
  },
});
