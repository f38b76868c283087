import { translations } from '#lib/translations.ts';

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
