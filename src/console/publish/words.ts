import { translations } from '#lib/translations.ts';

/** The words of publishing a record: what the next save does, and what became of it. */
export const PUBLISH = translations({
  en: {
    heading: 'Publishing',
    live: 'Goes live when you save.',
    office: 'Goes to the office for review when you save.',
    change: 'Your change goes to the office for review when you save.',
    hidden: 'Not on the website. Saving does not publish it.',
    at: (hour: string) => `Goes live on ${hour}.`,
    wished: (hour: string) => `Goes to the office for review, for ${hour}.`,
    now: 'Publish it with this save',
    sent: 'Sent to the office.',
    sentAndMailed: 'Sent to the office. You will get a mail.',
    see: 'See it',
    copy: 'Copy',
    whatsApp: 'WhatsApp',
  },
});
