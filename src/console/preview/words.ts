import { translations } from '#lib/translations.ts';

/** The words of the preview: a record's page on the website before it is saved or public (decision 0032). */
export const PREVIEW = translations({
  en: {
    previewOf: (name: string) => `Preview: ${name}`,
    width: 'Width',
    widths: { phone: 'Phone', desk: 'Desktop' },
    as: {
      typed: (time: string) => `as typed at ${time}`,
      saved: (time: string) => `as saved, at ${time}`,
      public: (time: string) => `as saved, at ${time}`,
    },
    drawing: 'Loading the page',
    whoSees: {
      typed: 'Only you see this. It is not saved and not public.',
      saved: 'Only you see this. It is not public yet.',
      public: 'It is saved and public: visitors see this page.',
    },
    frame: (width: string) => `Preview of the page, ${width}`,
    none: 'There is no page to show yet.',
    failed: 'The preview could not be shown',
    kept: 'What you typed is kept.',
    close: 'Close',
  },
});
