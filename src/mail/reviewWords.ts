import type { ReviewedName } from '#kinds/reviewed.ts';
import { capital, counted } from '#lib/counted.ts';
import { translations } from '#lib/translations.ts';

type OfEach<T> = Record<ReviewedName, T>;

/** The texts of mails about waiting, published and returned records (AMB-014). */
export const reviewMailWords = translations({
  en: {
    kind: { news: 'News', event: 'Event' } satisfies OfEach<string>,
    one: (returned: boolean, title: string) => `${returned ? 'Sent back' : 'Published'}: ${title}`,
    many: (published: number, returned: number) =>
      [
        ...(published > 0 ? [counted(published, 'published', 'published')] : []),
        ...(returned > 0 ? [counted(returned, 'sent back', 'sent back')] : []),
      ].join(', '),
    read: 'What you wrote has been read by the office.',
    isPublished: 'It is published. Visitors read it now.',
    isSentBack: (by: string) => `${by || 'The office'} has sent it back:`,
    see: 'See it on the website',
    change: 'Change it in the console',
    waitsAgain: 'Once you have changed it, it awaits approval again.',
    some: {
      news: (count) => counted(count, 'story', 'stories'),
      event: (count) => counted(count, 'event', 'events'),
    } satisfies OfEach<(count: number) => string>,
    changes: (count: number) => counted(count, 'change', 'changes'),
    waitFor: (some: readonly string[], count: number) =>
      `${capital(listed(some))} ${count === 1 ? 'awaits' : 'await'} approval`,
    by: (author: string, since: string) => `${author ? `By ${author}, ` : ''}since ${since}`,
    opening: 'Dioceses and departments have written this. It appears on the website once you publish it.',
    look: 'Look and publish',
    lookOf: (title: string) => `Look and publish: ${title}`,
    changesOpening:
      'These are on the website and have been changed. Visitors see them as they were until you approve the change.',
    changedBy: (author: string, since: string) =>
      `Changed${author ? ` by ${author}` : ''}, waiting since ${since}`,
    lookAtChange: 'See what changes',
    lookAtChangeOf: (title: string) => `See what changes: ${title}`,
    more: (count: number) => `${capital(counted(count, 'more waits', 'more wait'))} in the console`,
    links: (days: number) =>
      `Opening a link publishes nothing: it shows the page and the buttons. Each link is yours alone, works once, and is valid for ${counted(days, 'day', 'days')}.`,
    becauseDecides: 'You get this because you decide what is published.',
    becauseAuthor: 'You get this because you wrote it.',
    switchOff: 'Switch these mails off',
    inAccount: 'in your account.',
  },
});

/** 'a, b and c'. */
const listed = (some: readonly string[]): string =>
  [some.slice(0, -1).join(', '), ...some.slice(-1)].filter(Boolean).join(' and ');
