import { translations } from '#lib/translations.ts';

/* The words of the parts that pages are put together from, by part. */

export const mapWords = translations({
  en: {
    show: 'Show the map',
    open: 'Open the map',
    from: 'Loads from OpenStreetMap when you press',
    map: (of: string) => `Map: ${of}`,
  },
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
