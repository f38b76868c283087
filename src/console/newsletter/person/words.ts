import { translations } from '#lib/translations.ts';

const n = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** The words of what is kept about a person (look book, console-subscribers). */
export const PERSON = translations({
  en: {
    title: 'A person’s data',
    hint: 'Everything that is kept about an email address: subscription, letters, orders and mails.',
    email: 'Email',
    lookUp: 'Look up',
    nothing: 'Nothing is kept about this address.',
    erasedOn: (day: string) => `Everything was erased on ${day}. No import brings this address back.`,
    name: 'Name',
    phone: 'Phone Number',
    status: 'Status',
    inTrash: 'In the trash',
    addedBy: (by: string, at: string) => `Added by ${by}, ${at}`,
    agreed: 'Agreed',
    act: {
      asked: (at: string, page: string) => `Asked for it ${at}${page && `, on the page ${page}`}`,
      confirmed: (at: string) => `Confirmed by mail ${at}`,
      left: (at: string) => `Unsubscribed ${at}`,
      imported: (at: string, file: string, by: string) => `Brought in by ${by} from the file ${file}, ${at}`,
    },
    network: (start: string) => `network ${start}…`,
    reason: 'Reason',
    refusedBecause: 'The other server said',
    sent: 'Sent to this address',
    newsletters: (count: number, last: string) =>
      `${n(count, 'newsletter', 'newsletters')}, the last ${last}`,
    otherMails: (count: number) => n(count, 'other mail', 'other mails'),
    wrote: 'Wrote to the office',
    letter: (subject: string, at: string) => `${subject}, ${at}`,
    order: (subject: string, at: string) => `Order: ${subject}, ${at}`,
    stays: 'Not part of this',
    account: 'Somebody signs in to this console with this address: see Users.',
    people: (count: number) =>
      `${n(count, 'entry', 'entries')} of officers, staff or personnel with this address: deleted there.`,
    save: 'Save as a file',
    erase: 'Erase everything',
    keep: 'Keep it',
    typed: 'Type the address to erase everything about it',
    typedHint:
      'This cannot be undone. A hash is kept by which no import brings the address back, and that something was erased, by whom and when. Mails that were sent are with those who got them.',
    erased: (subscriptions: number, letters: number, mails: number) =>
      `Erased: ${n(subscriptions, 'subscription', 'subscriptions')}, ${n(letters, 'letter or order', 'letters and orders')}, ${n(mails, 'mail', 'mails')}.`,
    close: 'Close',
    failed: { get: 'Failed to look up the address', erase: 'Failed to erase' },
  },
});
