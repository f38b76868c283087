import { translations } from '#lib/translations.ts';

/** What every screen that causes a mail says about how mails leave the server (AMB-047). */
export const MAIL = translations({
  en: {
    inFiles: 'No mail server is set (SMTP_URL).',
    inFilesWhy:
      'Each mail is kept as a file in the folder “mail” of the data folder and reaches nobody. Whoever looks after the server can set one.',
    later: 'Mails are not going out at the moment; they are kept and go out later.',
    tryNow: 'Try now',
    asked: 'It is tried within a few seconds.',
    failedTry: 'It could not be tried.',
    held: (count: number) =>
      count === 1
        ? '1 mail is held since a backup was brought back.'
        : `${count.toLocaleString('en-IN')} mails are held since a backup was brought back.`,
    heldWhy:
      'They were waiting when that backup was made, and may have gone out since. Somebody would then get them twice.',
    letGo: 'Let them go out',
    never: 'Cancel them',
    askNever: 'Are you sure, you want to cancel these mails?',
    noteNever: 'They never go out then. This cannot be undone.',
    yes: 'Yes',
    no: 'No',
    failedHeld: 'It could not be done.',
    trouble: (since: string) => `The mail server has taken no mail since ${since}.`,
    troubleWhy: (sentence: string) =>
      `${sentence} What is to be mailed waits, and goes out by itself when it answers again; nobody gets a mail twice.`,
  },
});
