import { translations } from '#lib/translations.ts';

/** The words about offline reading. `day`: day and hour, as formatted by the browser. */
export const offlineWords = translations({
  en: {
    title: 'Saved for reading',
    deck: 'On this device only. It opens without a connection.',
    gone: (day: string) => `No connection. You read what was saved on ${day}.`,
    late: (day: string) =>
      `The connection is slow. You read what was saved on ${day}; the page itself is still on its way.`,
    missing: 'No connection, and the page that you asked for was not saved. What was saved is below.',
    again: 'Try again',
    chosen: 'Kept by you',
    noneChosen: 'Nothing yet. Press “Keep for reading” under a story, an event or a book.',
    read: 'Read lately',
    always: 'Always here',
    saved: (day: string) => `Saved ${day}`,
    kilobytes: (size: string) => `${size} KB`,
    remove: 'Remove',
    noneSaved: 'Your browser has saved nothing yet, or may not save anything. It needs JavaScript for it.',
    keep: 'Keep for reading',
    kept: 'Remove from saved',
    noRoom: 'There is no room left',
    listen: 'Listen',
    stop: 'Stop reading out',
    switches: 'Text size and data',
    switchesSay: 'For this site, on this device.',
    textSize: 'Text size',
    /** Sample text that shows each size. */
    letter: 'A',
    sizes: ['As it is', 'Larger', 'Large', 'Very large'],
    less: 'Less data',
    lessSays: 'Pictures come when you press them.',
    offer: 'Your browser asks sites for less data. You can have pages without pictures here.',
    showPicture: 'Show the picture',
    home: 'On your home screen',
    homeSays:
      'In your browser’s menu choose “Add to Home screen”. The front page and the prayers then open without a connection.',
  },
});
