import { translations } from '#lib/translations.ts';

/** The words of the subscription forms (002 §2.5, §8). */
export const subscribeWords = translations({
  en: {
    title: 'Newsletter',
    foot: 'The paper, by mail',
    coupon: 'The paper, in your inbox',
    says: 'One letter a month: the news of the dioceses, the dates to keep, and a prayer.',
    name: 'Name',
    email: 'Email',
    phone: 'Mobile',
    language: 'Language of the newsletter',
    submit: 'Subscribe',
    done: 'Subscribed',
    failed: 'Failed to subscribe',
  },
});

/** The words of the pages that mails link to (AMB-047). */
export const fromMailWords = translations({
  en: {
    state: {
      subscribed: (email: string, language: string) =>
        language === '' ? `${email} gets our newsletter.` : `${email} gets our newsletter (${language}).`,
      unconfirmed: (email: string) => `Shall ${email} get our newsletter?`,
      left: (email: string) => `${email} gets no newsletter from us any more.`,
    },
    submit: {
      subscribed: 'Unsubscribe',
      unconfirmed: 'Subscribe',
      left: 'Subscribe again',
      language: 'Save',
    },
    reason: 'Why you leave',
    empty: 'The stories of this newsletter are not there any more.',
  },
});
