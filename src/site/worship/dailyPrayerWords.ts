import { translations } from '#lib/translations.ts';

/** The words of the day's prayer by mail. */
export const dailyPrayerWords = translations({
  en: {
    title: 'Each day’s prayer by mail',
    says: 'At the hour that you choose, in your language. On days without a prayer nothing comes.',
    email: 'Email',
    hour: 'Time (in India)',
    language: 'Language',
    submit: 'Send me each day’s prayer',
    done: 'We have sent you a mail: confirm it there.',
    failed: 'It could not be asked for',
    /** What somebody reads who followed a link in a mail. */
    gets: (email: string, hour: string, language: string) =>
      `${email} gets each day’s prayer at ${hour} (${language}).`,
    getsNot: (email: string) => `Shall ${email} get each day’s prayer?`,
    start: 'Get each day’s prayer',
    save: 'Save',
    leave: 'Unsubscribe',
  },
});
