import { translations } from '#lib/translations.ts';

const lines = (count: number): string => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;
const people = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'subscriber' : 'subscribers'}`;

/** The words of the import of subscribers (look book, console-subscribers). */
export const IMPORT = translations({
  en: {
    title: 'CSV import',
    file: 'CSV file',
    fileHint:
      'As spreadsheets save it: a row for each person, with a column for the email address and, if there are, for name and phone number.',
    tooLarge: 'This file has more than 50 MB. Please split it.',
    unreadable: 'This file cannot be read. Is it still there?',
    empty: 'There is no address in this file.',
    lines,
    columns: { name: 'Column with the name', email: 'Column with the email', phone: 'Column with the phone' },
    noColumn: 'None',
    column: (head: string, place: number) => (head ? `${head} (column ${place})` : `Column ${place}`),
    checking: (percent: number) => `The lines are looked at: ${percent} %`,
    sums: { add: 'Will be added', merge: 'Get a phone number', same: 'Known already', refuse: 'Refused' },
    became: { add: 'Added', merge: 'Got a phone number', same: 'Known already', refuse: 'Refused' },
    look: 'Lines that need a look',
    line: 'Line',
    who: 'Name and email',
    what: 'What happens',
    refused: (reason: string) => `Refused: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    more: (count: number) => `And ${lines(count)} more.`,
    agreed: 'These people have agreed to get the newsletter',
    agreeFirst: 'Tick the agreement first.',
    asked: 'Nobody gets a mail from this import except the one that asks to confirm.',
    unasked: 'They get the newsletter from now on; nobody is asked by mail.',
    nothing: 'Nothing in this file is new.',
    add: (added: number, merged: number) =>
      added > 0 || merged === 0 ? `Add ${people(added)}` : `Change ${people(merged)}`,
    adding: (done: number, all: number) => `${done.toLocaleString('en-IN')} of ${lines(all)}`,
    keepOpen: 'Keep this page open. If it is closed, the same file goes on where it stopped.',
    goOn: 'Go on',
    done: (added: number) => `${people(added)} added.`,
    close: 'Close',
    failed: { check: 'Failed to look at the file', carryOut: 'Failed to add subscribers' },
  },
});
