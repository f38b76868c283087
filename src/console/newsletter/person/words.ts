import { translations } from '#lib/translations.ts';

const n = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** The words of the data stored about a person (look book, console-subscribers). */
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
    prayer: 'Daily prayer',
    prayerAt: (hour: string, language: string) => `at ${hour}, ${language}`,
    agreed: 'Agreed',
    act: {
      asked: (at: string, page: string) => `Asked for it ${at}${page && `, on the page ${page}`}`,
      confirmed: (at: string) => `Confirmed by mail ${at}`,
      left: (at: string) => `Unsubscribed ${at}`,
      imported: (at: string, file: string, by: string) => `Imported by ${by} from the file ${file}, ${at}`,
    },
    notice: 'What the form said then',
    network: (start: string) => `network ${start}…`,
    reason: 'Reason',
    refusedBecause: 'The other server said',
    sent: 'Sent to this address',
    newsletters: (count: number, last: string) =>
      `${n(count, 'newsletter', 'newsletters')}, the last ${last}`,
    otherMails: (count: number) => n(count, 'other mail', 'other mails'),
    wrote: 'Wrote to the office',
    letter: {
      enquiry: (subject: string, at: string) => `${subject}, ${at}`,
      order: (subject: string, at: string) => `Order: ${subject}, ${at}`,
    },
    later: (email: string) => `A subscriber had this address before and has ${email} now. Look that up too.`,
    stays: 'Not part of this',
    signIns: 'Console',
    signInTries: (count: number, last: string) =>
      `${n(count, 'try', 'tries')} to sign in with this address, the last ${last}. Kept for a year.`,
    account: 'Somebody signs in to this console with this address: see Users.',
    people: (count: number) =>
      `${n(count, 'entry', 'entries')} of officers, staff or personnel with this address: deleted there.`,
    save: 'Save as a file',
    erase: 'Erase everything',
    keep: 'Keep it',
    typed: 'Type the address to erase everything about it',
    typedHint:
      'This cannot be undone. Mails that are kept as files in the data folder go too; those that were sent are with whoever got them, and what came back lies in the mailbox and in older copies of the database. A hash is kept by which no import brings the address back, and that something was erased, by whom and when.',
    erased: (subscriptions: number, letters: number, mails: number, files: number) =>
      `Erased: ${n(subscriptions, 'subscription', 'subscriptions')}, ${n(letters, 'letter or order', 'letters and orders')}, ${n(mails, 'mail', 'mails')}, ${n(files, 'file of a mail', 'files of mails')}.`,
    filesLeft: (files: number) =>
      `${n(files, 'file of a mail', 'files of mails')} could not be removed just now. The program tries it again every hour.`,
    close: 'Close',
    /** The label in the list of exports, without the person's name. */
    noted: 'what is kept about a person',
    failed: {
      get: 'Failed to look up the address',
      erase: 'Failed to erase',
      save: 'Failed to save the file',
    },
  },
});

/** The words of the file with a person's data. */
export const PERSON_FILE = translations({
  en: {
    title: (email: string) => `What is kept about ${email}`,
    made: (church: string, at: string) =>
      `${church}, ${at}. This is all that the console and its database keep about this address. Networks are kept as keyed hashes only: the same network gives the same text, and nobody reads the network from it.`,
    subscription: 'Newsletter',
    diocese: 'By the form of',
    since: 'Since',
    addedBy: 'Added by',
    undelivered: 'Last mails that did not arrive',
    network: (hash: string) => `Network ${hash}`,
    address: 'Address',
    answered: (at: string) => `Answered by the office ${at}:`,
    wroteBack: (at: string) => `Written back by mail ${at}:`,
    attached: (names: string) => `Attached, of which the names are kept: ${names}`,
    about: (template: string) => MAILS[template] ?? template,
    mail: (at: string, about: string, state: string, answer: string) =>
      `${at}: ${about}, ${state}${answer && ` (${answer})`}`,
    mailStates: {
      waiting: 'waiting to be sent',
      sent: 'sent',
      refused: 'did not arrive',
      cancelled: 'not sent',
    } as Readonly<Record<string, string>>,
    history: 'What was done to it',
    kinds: { subscriber: 'the subscription', enquiry: 'the letter', order: 'the order' },
    actions: {
      create: 'added',
      change: 'changed',
      remove: 'moved to the trash',
      restore: 'restored from the trash',
    } as Readonly<Record<string, string>>,
    deed: (at: string, what: string, action: string, by: string) =>
      `${at}: ${what} was ${action}${by && ` by ${by}`}`,
    signIn: (at: string, outcome: string, times: number, network: string) =>
      `${at}: ${outcome}${times > 1 ? `, ${times.toLocaleString('en-IN')} times` : ''} (network ${network})`,
    outcomes: {
      in: 'signed in',
      failed: 'not let in',
      refused: 'refused after too many tries',
    } as Readonly<Record<string, string>>,
    account: 'Somebody signs in to the console with this address.',
    people: (count: number) =>
      `${n(count, 'entry', 'entries')} of officers, staff or personnel with this address, as shown on the website.`,
  },
});

const MAILS: Readonly<Record<string, string>> = {
  newsletter: 'a newsletter',
  confirm: 'whether the subscription is right',
  daily_prayer: 'the prayer of the day',
  daily_prayer_confirm: 'whether each day’s prayer is wanted',
  received: 'that a letter has arrived',
  answer: 'an answer to a letter',
  invitation: 'an invitation to the console',
  new_password: 'a link for a new password',
  new_address: 'a link for a new address',
  password_changed: 'that the password was changed',
  address_changed: 'that the address was changed',
  breach: 'what has happened to data',
  second_key_changed: 'that a second key was changed',
  second_key_let_in: 'that somebody was let in without a second key',
  second_key_lost: 'that somebody asks to be let in',
  administrator_made: 'that somebody has become a full administrator',
  password_given: 'that somebody was given a new password',
};
