import { DEPARTMENT_PERSONNEL } from '#kinds/person.ts';
import { translations } from '#lib/translations.ts';

type Role = (typeof DEPARTMENT_PERSONNEL)[number];

/* The words of the shared parts of pages, by part. */

export const mapWords = translations({
  en: {
    show: 'Show the map',
    open: 'Open the map',
    from: 'Loads from OpenStreetMap when you press',
    map: (of: string) => `Map: ${of}`,
  },
});

/** Accessible names of a carousel's buttons, and of the marker of each item. */
export const railWords = translations({
  en: { previous: 'Previous', next: 'Next', item: (place: number, of: number) => `${place} of ${of}` },
});

export const leafWords = translations({ en: { open: (file: string) => `Open the paper: ${file}` } });

export const aroundWords = translations({
  en: { around: 'Earlier and later', earlier: 'Earlier', later: 'Later' },
});

/** The reader's own diocese: chosen on its page and in the directory, shown and forgotten on the front page. */
export const myDioceseWords = translations({
  en: {
    title: 'My diocese',
    make: 'Make this my diocese',
    page: 'Whole page',
    wholePage: (diocese: string) => `Whole page: ${diocese}`,
    forget: 'Forget',
    forgetNamed: (diocese: string) => `Forget: ${diocese}`,
    forgotten: 'This device has forgotten your diocese.',
    note: 'Remembered on this device only.',
  },
});

export const documentTextWords = translations({ en: { view: 'View' } });

export const factWords = translations({
  en: {
    address: 'Address',
    phone: 'Phone',
    mobile: 'Mobile',
    fax: 'Fax',
    phoneFax: 'Phone/Fax',
    email: 'Email',
    price: 'Price',
    postage: 'Postage',
  },
});

export const formWords = translations({
  en: {
    optional: '(optional)',
    missing: (label: string) => `${label} is missing`,
    trap: 'Leave this field empty',
    /** The link from a form's notice to the privacy page. */
    yourData: 'Your data',
    refused: {
      required: 'Please enter all the details',
      tooLong: (max: string, length: string) => `At most ${max} characters; this has ${length}.`,
      number: (min: string, max: string) => `Please write a whole number from ${min} to ${max}.`,
      address: (example: string) => `Please write an address such as ${example}.`,
      letters: 'Some characters cannot be stored. Please type it again.',
      wait: (seconds: string) =>
        `These are too many forms at once. Please wait ${seconds} seconds and send it again.`,
      tomorrow: 'These are too many forms for now. Please send it again tomorrow.',
      unknownLink: 'This link is not known (any more). Write to the office, which will help you.',
      noRoom: 'The server has no room left, so nothing was saved. Please try again later.',
    },
  },
});

export const filterWords = translations({ en: { year: 'Year', month: 'Month', language: 'Language' } });

export const shareWords = translations({
  en: { whatsApp: 'WhatsApp', copy: 'Copy link', copied: 'Copied', share: 'Share', print: 'Print' },
});

export const listWords = translations({
  en: { papers: (n: number) => (n === 1 ? '1 paper' : `${n} papers`) },
});

export const fileWords = translations({
  en: {
    pages: (n: number) => (n === 1 ? '1\u00a0page' : `${n}\u00a0pages`),
    asPage: 'Read as a page',
    asPageOf: (title: string) => `Read as a page: ${title}`,
  },
});

/** The titles of those responsible for a unit, where nobody has entered a designation. */
const OFFICES = [
  'Moderator',
  'Deputy Moderator',
  'General Secretary',
  'Secretary',
  'Joint Secretary',
  'Clergy Secretary',
  'Lay Secretary',
  'Treasurer',
  'President',
  'Vice-President',
  'Registrar',
  'Head',
  'Staff',
] as const;

export const roleWords = translations({
  en: {
    bishop: 'Bishop',
    director: 'Director',
    /** Usual offices as their holders' designations name them. Any other designation is shown as entered. */
    offices: Object.fromEntries(OFFICES.map((office) => [office, office])) as Record<
      (typeof OFFICES)[number],
      string
    >,
    /** The roles of people in a department as stored, and as the pages write them. */
    roles: {
      ...(Object.fromEntries(DEPARTMENT_PERSONNEL.map((role) => [role, role])) as Record<Role, string>),
      'Associate director': 'Associate Director',
    },
  },
});

/** The words of the subscription forms (002 §2.5, §8). */
export const subscribeWords = translations({
  en: {
    title: 'Newsletter',
    says: 'One letter a month: the news of the dioceses, the dates to keep, and a prayer.',
    name: 'Name',
    email: 'Email',
    phone: 'Mobile',
    language: 'Language of the newsletter',
    submit: 'Subscribe',
    done: 'Subscribed',
    failed: 'Failed to subscribe',
  },
});
