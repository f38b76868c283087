import { translations } from '#lib/translations.ts';

const count = (n: number): string => n.toLocaleString('en-IN');
const lines = (n: number): string => `${count(n)} ${n === 1 ? 'line' : 'lines'}`;
const people = (n: number): string => `${count(n)} ${n === 1 ? 'subscriber' : 'subscribers'}`;

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
    openQuote: (line: number) =>
      `From line ${line} on, this file cannot be read: a quotation mark opens there that nothing closes. Remove it, and choose the file again.`,
    columns: {
      name: 'Column with the name',
      family: 'Column with the family name',
      email: 'Column with the email',
      phone: 'Column with the phone',
    },
    onlyStanding: (heads: string) => `Skip those who do not get the newsletter there (by ${heads})`,
    noColumn: 'None',
    column: (head: string, place: number) => (head ? `${head} (column ${place})` : `Column ${place}`),
    checking: (percent: number) => `Checking the lines: ${percent} %`,
    sums: { add: 'Will be added', merge: 'Phone added', same: 'Already subscribed', refuse: 'Refused' },
    became: { add: 'Added', merge: 'Phone added', same: 'Already subscribed', refuse: 'Refused' },
    look: 'Lines to check',
    line: 'Line',
    who: 'Name and email',
    what: 'What happens',
    refused: (reason: string) => `Refused: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    andMore: (some: number) => `And ${lines(some)} more.`,
    agreed: 'These people have agreed to get the newsletter',
    agreeFirst: 'Tick the agreement first.',
    asked: 'Nobody gets a mail from this import except the one that asks to confirm.',
    unasked: 'They get the newsletter from now on; nobody is asked by mail.',
    nothing: 'Nothing in this file is new.',
    add: (added: number, merged: number) =>
      added > 0 || merged === 0 ? `Add ${people(added)}` : `Change ${people(merged)}`,
    adding: (done: number, all: number) => `${count(done)} of ${lines(all)}`,
    keepOpen: 'Keep this page open. If it is closed, the same file goes on where it stopped.',
    goOn: 'Continue',
    done: (added: number) => `${people(added)} added.`,
    close: 'Close',
    saveRefused: 'Save the refused lines',
    refusedFile: 'refused-lines',
    reason: 'Reason',
    earlier: 'Earlier imports',
    byWhom: (name: string, at: string) => `${name}, ${at}`,
    cameOfIt: (added: number, merged: number, refused: number) =>
      [
        `${count(added)} added`,
        ...(merged > 0 ? [`${count(merged)} phones added`] : []),
        ...(refused > 0 ? [`${count(refused)} refused`] : []),
      ].join(', '),
    undone: (some: number, by: string, at: string) => `Undone by ${by}, ${at}: ${people(some)} removed`,
    halfUndone: (some: number) => `Undone in part: ${people(some)} removed so far`,
    undo: 'Undo',
    undoOf: (file: string) => `Undo the import of ${file}`,
    more: 'Load More...',
    undoTitle: 'Undo the import',
    goes: (goes: number, stays: number) =>
      goes === 0
        ? 'Nobody of this import can be removed any more.'
        : stays === 0
          ? `${people(goes)} of this import will be removed, as if the file had never been imported.`
          : `${people(goes)} of this import will be removed, as if the file had never been imported; ${count(stays)} will stay.`,
    staysWhy:
      'Who has confirmed or unsubscribed since, was changed or deleted here, has got a newsletter, or whose mail came back stays as it is.',
    wereAsked: (some: number) =>
      some === 1
        ? 'One of them has got the mail that asks to confirm; its link will no longer be known.'
        : `${count(some)} of them have got the mail that asks to confirm; its link will no longer be known.`,
    phonesStay: 'Phone numbers that were added to known subscribers stay.',
    takeAway: (goes: number) => `Remove ${people(goes)}`,
    keepThem: 'Keep them',
    takingAway: (done: number, all: number) => `${count(done)} of ${people(all)} removed`,
    tookAway: (some: number) => `${people(some)} removed.`,
    failed: {
      imports: 'Failed to get the imports',
      undo: 'Failed to undo the import',
      check: 'Failed to check the file',
      carryOut: 'Failed to add subscribers',
    },
  },
});
