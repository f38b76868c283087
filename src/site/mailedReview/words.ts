import type { ReviewedName } from '#kinds/reviewed.ts';
import { translations } from '#lib/translations.ts';

/** The words of the page for deciding through a mail's link (AMB-014). */
export const mailedReviewWords = translations({
  en: {
    kind: { news: 'News', event: 'Event' } satisfies Record<ReviewedName, string>,
    by: (author: string, day: string) => `${author ? `By ${author}, ` : ''}waits since ${day}`,
    frame: 'The page as visitors will see it',
    changed: (when: string) => `Changed ${when}, after the mail was written. You see how it is now.`,
    publish: 'Publish',
    sendBack: 'Send back',
    sentence: 'What should be changed?',
    sentenceHint: (author: string) => `${author || 'The author'} gets this by mail. One sentence is enough.`,
    as: (name: string) => `You decide as ${name}. The link works once.`,
    used: 'You have decided by this link. It works once.',
    published: 'It is published. Visitors read it at this address:',
    returned: 'It is sent back to its author:',
    settled: 'It does not wait any more, and is not published.',
    waitsAgain: 'It waits again. Decide on it in the console.',
    console: 'Open the console',
    title: 'The link of your mail',
    trouble: {
      used: 'This link has been used already. Each link works once.',
      expired:
        'The time of this link has run out. What still waits stands in the console, and in the mail of tomorrow.',
      unknown: 'This link does not work (any more). Use the one in the newest mail, or the console.',
      gone: 'You cannot decide on this any more: it was deleted, or it is not yours to decide.',
    },
    notOurs: 'This did not come from the button on this page, so nothing was done. Press it once more.',
    unclear: 'Nothing was done: press Publish or Send back.',
  },
});
