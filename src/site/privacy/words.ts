import { translations } from '#lib/translations.ts';

/** The words of the privacy page, in addition to the notices themselves (lib/notices.ts). */
export const privacyWords = translations({
  en: {
    title: 'Your data',
    deck: 'What we keep of you, why, for how long, and how you take it back.',
    rights: 'What you can ask of us',
    /** Beside each sentence on a form. */
    labels: { what: 'What', why: 'Why', howLong: 'How long', withdraw: 'Taking it back' },
    visit: 'When you only read',
    visits: [
      'No cookie is set, and nothing is kept by which you could be known again.',
      'We count how often a page is read: by day, language and where readers came from. Your address and your browser go into that as a number which is forgotten with the day. Who asks the browser that nobody follow them, is not counted.',
      'Your browser keeps the pages that you read last, so that they open offline too. They stay on your device, and we learn nothing of them; who empties the browser’s data, empties that too. So it is with the diocese that you make yours.',
      'Maps and films of other sites are fetched when you press them, not before.',
    ],
  },
});
