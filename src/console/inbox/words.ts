import { translations } from '#lib/translations.ts';

/** The words of the Inbox and of the queries of a diocese (AMB-051, AMB-077). */
export const INBOX = translations({
  en: {
    heading: 'Inbox',
    tabs: { enquiries: 'Enquiries', orders: 'Orders' },
    diocese: 'Diocese Queries',
    remove: 'Delete',
    open: 'Read',
    empty: 'No details found',
    nothingToDo: 'Everything is handled',
    which: 'Which',
    toDo: 'To do',
    all: 'All',
    status: 'Status',
    isNew: 'New',
    handled: 'Handled',
    mark: 'Mark as handled',
    unmark: 'Mark as new',
    marked: (count: number) => (count === 1 ? 'Marked as handled' : `${count} marked as handled`),
    unmarked: (count: number) => (count === 1 ? 'Marked as new' : `${count} marked as new`),
    selected: 'Selected letters',
    from: 'From',
    to: 'To',
    date: 'Date',
    office: 'The office',
    answer: 'Answer by mail',
    answerHint: (email: string) =>
      `Opens your own mail program with a mail to ${email}. What you answer there is not kept here.`,
    about: 'About this letter',
    enquiries: {
      search: 'Search the inbox',
      main: 'Subject and message',
      file: 'enquiries',
      failed: {
        list: 'The letters could not be fetched.',
        get: 'The letter could not be fetched.',
        mark: 'The letter could not be marked.',
        remove: 'The letter could not be deleted.',
      },
    },
    orders: {
      search: 'Search the orders',
      main: 'Book and address',
      file: 'orders',
      subject: (book: string) => `Order: ${book}`,
      failed: {
        list: 'The orders could not be fetched.',
        get: 'The order could not be fetched.',
        mark: 'The order could not be marked.',
        remove: 'The order could not be deleted.',
      },
    },
  },
});
