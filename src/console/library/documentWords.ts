import { translations } from '#lib/translations.ts';

/** The words of a document's text, page by page. */
export const DOCUMENT_TEXT = translations({
  en: {
    open: 'Its text',
    title: (name: string) => `What stands in ‘${name}’`,
    page: 'Page',
    numbered: (page: number) => `Page ${page}`,
    sources: { layer: '', machine: 'read by machine', corrected: 'corrected' },
    waits: 'not read yet',
    byMachine: (pages: number) =>
      pages === 1 ? 'One page was read by machine.' : `${pages} pages were read by machine.`,
    waiting: (pages: number) => (pages === 1 ? 'One is not read yet.' : `${pages} are not read yet.`),
    machine:
      'A machine has read this page. Hold it against the picture; once you save it, nothing reads it over.',
    waitsLong: 'This page has not been read yet. You may type what stands on it.',
    by: (name: string, day: string) => (name === '' ? `Corrected, ${day}` : `Corrected by ${name}, ${day}`),
    text: (page: number) => `Text of page ${page}`,
    hint: 'An empty line between two paragraphs. # and a blank make a heading.',
    picture: (page: number) => `Page ${page} of the paper`,
    drawing: 'The page is being drawn',
    whole: 'Open this page of the PDF',
    before: 'The one before',
    next: 'The next one',
    save: 'Save this page',
    saved: (page: number) => `Page ${page} is saved`,
    other: 'It says now',
    close: 'Close',
    none: 'The text of this paper has not been taken out yet. That happens by itself; look again later.',
    ask: (pages: number) =>
      pages === 1
        ? 'One page is not saved. Close all the same?'
        : `${pages} pages are not saved. Close all the same?`,
    yes: 'Close',
    no: 'Stay',
    failed: {
      paper: 'The paper could not be loaded',
      page: 'The page could not be loaded',
      picture: 'The page could not be drawn',
      save: 'The page was not saved',
    },
  },
});
