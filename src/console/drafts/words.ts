import { translations } from '#lib/translations.ts';

/** The words of the list of drafts. */
export const DRAFTS = translations({
  en: {
    heading: 'Drafts',
    leadIn: (days: number) =>
      `What you typed and have not saved. Only you see it. Drafts are deleted ${days} days after you last typed in them.`,
    title: 'Title',
    typed: 'Last typed',
    keptOn: 'Device',
    thisDevice: 'This device',
    read: 'Read it',
    goOn: 'Continue',
    goOnWith: (title: string) => `Continue: ${title}`,
    throwAway: 'Discard',
    thrownAway: 'Discarded',
    isOpen: 'open in another window',
    goesOut: 'is sent when you are back online',
    isOld: 'somebody has saved it since',
    empty: 'No drafts',
    count: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
  },
});
