import { translations } from '#lib/translations.ts';

/** What every screen that causes a mail says about how mails leave the server (AMB-047). */
export const MAIL = translations({
  en: {
    inFiles: 'No mail server is set (SMTP_URL).',
    inFilesWhy:
      'Each mail is kept as a file in the folder “mail” of the data folder and reaches nobody. Whoever looks after the server can set one.',
    tryNow: 'Try now',
    asked: 'It is tried within a few seconds.',
    failedTry: 'It could not be tried.',
    trouble: (since: string) => `The mail server has taken no mail since ${since}.`,
    troubleWhy: (sentence: string) =>
      `${sentence} What is to be mailed waits, and goes out by itself when it answers again; nobody gets a mail twice.`,
  },
});
