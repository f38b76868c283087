import { translations } from '#lib/translations.ts';

/** The words of the list of drafts. */
export const DRAFTS = translations({
  en: {
    heading: 'Drafts',
    leadIn: (days: number) =>
      `What you typed and have not saved. Only you see it. A draft goes ${days} days after you last typed in it.`,
    title: 'Title',
    typed: 'Last typed',
    keptOn: 'Kept on',
    thisDevice: 'This device',
    read: 'Read it',
    goOn: 'Go on',
    goOnWith: (title: string) => `Go on: ${title}`,
    throwAway: 'Throw away',
    thrownAway: 'Thrown away',
    isOpen: 'open in another window',
    goesOut: 'is sent when you are back online',
    isOld: 'somebody has saved it since',
    empty: 'No drafts',
    count: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
  },
});
