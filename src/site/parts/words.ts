import { translations } from '#lib/translations.ts';

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

export const paperWords = translations({ en: { view: 'View' } });

export const factWords = translations({
  en: {
    address: 'Address',
    phone: 'Phone',
    mobile: 'Mobile',
    fax: 'Fax',
    phoneFax: 'Phone/Fax',
    email: 'Email',
  },
});

export const formWords = translations({
  en: {
    optional: '(optional)',
    missing: (label: string) => `${label} is missing`,
    trap: 'Leave this field empty',
    refused: {
      required: 'Please enter all the details',
      tooLong: (max: string, length: string) => `At most ${max} characters; this has ${length}.`,
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
