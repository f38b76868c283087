import { counted } from '#lib/counted.ts';
import { translations } from '#lib/translations.ts';

/** What the mails about waiting, publishing and sending back say (AMB-014). */
export const reviewMailWords = translations({
  en: {
    kind: (name: string) => (name === 'event' ? 'Event' : 'News'),
    one: (returned: boolean, title: string) => `${returned ? 'Sent back' : 'Published'}: ${title}`,
    many: (published: number, returned: number) =>
      [
        ...(published > 0 ? [counted(published, 'published', 'published')] : []),
        ...(returned > 0 ? [counted(returned, 'sent back', 'sent back')] : []),
      ].join(', '),
    isPublished: 'It is published. Visitors read it now.',
    isSentBack: (by: string) => `${by || 'The office'} has sent it back:`,
    see: 'See it on the website',
    change: 'Change it in the console',
    waitsAgain: 'Once you have changed it, it waits for the office again.',
    becauseAuthor: 'You get this because you wrote it.',
    switchOff: 'Switch these mails off',
    inAccount: 'in your account.',
  },
});
