import { translations } from '#lib/translations.ts';

/** What every screen that causes a mail says about how mails leave the server (AMB-047). */
export const MAIL = translations({
  en: {
    inFiles: 'Mails reach nobody: no mail server is set.',
    /** A link to the status, which says it at length. */
    whatToDo: 'What to do',
    later: 'Mails cannot be sent at the moment; they are kept and sent later.',
    tryNow: 'Try now',
    asked: 'It is tried within a few seconds.',
    failedTry: 'It could not be tried.',
    held: (count: number) =>
      count === 1
        ? '1 mail is held since a backup was restored.'
        : `${count.toLocaleString('en-IN')} mails are held since a backup was restored.`,
    heldWhy:
      'They were waiting when that backup was made, and may have been sent since. Somebody would then get them twice.',
    letGo: 'Send them',
    never: 'Cancel them',
    askNever: 'Are you sure, you want to cancel these mails?',
    noteNever: 'They are never sent then. This cannot be undone.',
    yes: 'Yes',
    no: 'No',
    failedHeld: 'It could not be done.',
    trouble: (since: string) => `The mail server has accepted no mail since ${since}.`,
    troubleWhy: (sentence: string) =>
      `${sentence} Mails wait, and are sent automatically when it answers again; nobody gets a mail twice.`,
  },
});
