import { KEPT_DAYS, type Retention } from './retention.ts';
import { translations } from './translations.ts';

/** The categories of personal data, in the order of the register. */
export const DATA_PARTS = [
  'accounts',
  'links',
  'sign_ins',
  'people',
  'subscribers',
  'devices',
  'enquiries',
  'orders',
  'mails',
  'files',
] as const;
export type DataPart = (typeof DATA_PARTS)[number];

/** The places that store or receive personal data. */
export const DATA_PLACES = [
  'server',
  'database',
  'files',
  'backups',
  'backup_copy',
  'mail_out',
  'mail_in',
  'proxies',
  'front_ends',
  'push',
  'maps_and_films',
] as const;
export type DataPlaceName = (typeof DATA_PLACES)[number];

/** A place as configured. `hosts`: without users and passwords; empty: on the server that runs the program. */
export interface DataPlace {
  readonly place: DataPlaceName;
  readonly hosts: readonly string[];
}

const LETTERS: readonly DataPart[] = ['enquiries', 'orders'];
const RECORDS: readonly DataPart[] = [
  ...(['accounts', 'links', 'sign_ins', 'people', 'subscribers', 'devices'] as const),
  ...LETTERS,
  'mails',
];

/** The categories of data in each place. */
export const DATA_AT: Readonly<Record<DataPlaceName, readonly DataPart[]>> = {
  server: [...RECORDS, 'files'],
  database: RECORDS,
  files: ['files'],
  backups: [...RECORDS, 'files'],
  backup_copy: [...RECORDS, 'files'],
  mail_out: ['mails', 'links', ...LETTERS],
  mail_in: [...LETTERS, 'mails'],
  proxies: [...RECORDS, 'files'],
  front_ends: ['people', 'files'],
  push: ['devices'],
  maps_and_films: [],
};

const months = (count: number | 'never', after: string, never: string): string =>
  count === 'never' ? never : `${count} months ${after}`;
const TRASH = 'Until the office deletes it, and 30 days in the trash.';

/** The words of the register: what each category of data is, why and for how long it is kept, and what each place is. */
export const DATA_REGISTER = translations({
  en: {
    parts: {
      accounts: 'Accounts of the console',
      links: 'Invitations and links for a new password',
      sign_ins: 'Sign-ins',
      people: 'Lists of clergy, officers and staff',
      subscribers: 'Readers of the newsletter and of each day’s prayer',
      devices: 'Devices that show each day’s prayer',
      enquiries: 'Letters to the office and the dioceses',
      orders: 'Orders of books',
      mails: 'Mails sent by this program',
      files: 'Media',
    } satisfies Record<DataPart, string>,
    /** What each category contains about a person. */
    data: {
      accounts: 'name, mail address and number, and the password in a form from which it cannot be read',
      links: 'a link by which a password could be set',
      sign_ins: 'when and with what device somebody signed in',
      people: 'name, office, postal address, mail address and numbers',
      subscribers:
        'name, mail address, number where it was given, the hour and language of the day’s prayer, and when either was asked for',
      devices:
        'the address and the keys that its browser made for this website, hour and language; nothing that says whose it is',
      enquiries: 'name, mail address, letters and our answers',
      orders: 'name, mail address, number and postal address, and what was ordered',
      mails: 'name, mail address and text of mails that were sent',
      files: 'pictures, documents and videos',
    } satisfies Record<DataPart, string>,
    why: {
      accounts: 'To let staff in, and nobody else.',
      links: 'To let somebody set a password.',
      sign_ins: 'To notice strangers; the law wants such a log for a year.',
      people: 'To say who serves the church, and how to reach them.',
      subscribers: 'To send the newsletter or the day’s prayer, and to know that it was asked for.',
      devices: 'To show the day’s prayer on it.',
      enquiries: 'To answer.',
      orders: 'To send what was ordered; accounts.',
      mails: 'To know what was sent, and what came back.',
      files: 'To show them on the website.',
    } satisfies Record<DataPart, string>,
    howLong: {
      accounts: () => TRASH,
      links: () => '30 days after they can no longer be used.',
      sign_ins: () => `${KEPT_DAYS.signIns} days.`,
      people: () => TRASH,
      subscribers: ({ unconfirmed }) =>
        `Until the person asks to be erased; ${months(unconfirmed, 'where it was never confirmed.', 'also where it was never confirmed.')}`,
      devices: () => 'Until it is ended there, the browser ends it, or it could not be reached for 30 days.',
      enquiries: ({ enquiries }) =>
        months(
          enquiries,
          'after it was dealt with; sooner if the person asks.',
          'Until the person asks to be erased.',
        ),
      orders: ({ orders }) =>
        months(
          orders,
          'after it was dealt with, as accounts are kept.',
          'Until the person asks to be erased.',
        ),
      mails: () =>
        `${KEPT_DAYS.mails} days after they were sent; ${KEPT_DAYS.refusedMails} where they did not arrive.`,
      files: () => 'As long as something shows them.',
    } satisfies Record<DataPart, (kept: Retention) => string>,
    places: {
      server: 'The server',
      database: 'The database',
      files: 'Media',
      backups: 'Backups',
      backup_copy: 'Copies of the backups',
      mail_out: 'The mail server',
      mail_in: 'The mailbox',
      proxies: 'The proxy before the program',
      front_ends: 'Other websites that read here',
      push: 'Push services of browsers',
      maps_and_films: 'Maps and videos',
    } satisfies Record<DataPlaceName, string>,
    what: {
      server: 'The machine on which the program runs. Whoever runs it can reach everything.',
      database: 'All records. A contract is needed with whoever runs it, if that is somebody else.',
      files: 'What is shown on the website, and what is not public yet.',
      backups: 'Everything, sealed with a key that has to lie elsewhere too.',
      backup_copy: 'The same sealed files in a bucket.',
      mail_out: 'Every mail that goes out passes through it, with name, address and text.',
      mail_in: 'What people answer by mail, and mails that came back, until somebody empties it.',
      proxies: 'It passes everything on and keeps a log of its own: look how long.',
      front_ends: 'They show what is public, and pass on what visitors type into their forms.',
      push: 'The day’s prayer passes through that of each device, encrypted for the device alone; it learns when something came, and from whom.',
      maps_and_films: 'Nothing is sent. A visitor who presses a map or a film asks these for it.',
    } satisfies Record<DataPlaceName, string>,
    here: 'On this machine',
  },
});
