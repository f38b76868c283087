import { translations } from '#lib/translations.ts';

/** The words about being offline, and about what waits for the connection. */
export const OFFLINE = translations({
  en: {
    gone: 'You are offline. What you write is kept on this device.',
    back: 'You are back online. This is the console as it was kept on this device.',
    reload: 'Load again',
    waits: (count: number) =>
      count === 1
        ? '1 change is sent when you are back online.'
        : `${count} changes are sent when you are back online.`,
    held: (title: string, why: string) => `“${title}” was not sent. ${why}`,
    open: 'Open it',
    openNamed: (title: string) => `Open it: ${title}`,
    sent: (title: string) => `Sent: ${title}`,
    stale: 'Somebody else has saved it since. Open it to merge both.',
    unsure: 'It may have arrived already: look in the list before you send it again.',
    filesGone: 'One of its files is no longer there. Open it and choose the file again.',
  },
});
