import { translations } from '#lib/translations.ts';

/** The words of the day's prayer by mail, and on a device. */
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
    device: {
      title: 'On this device',
      says: 'A notification at the hour that you choose. It needs neither your name nor an address.',
      start: 'Notify me on this device',
      on: (hour: string) => `The prayer comes to this device each day at ${hour}.`,
      change: 'Change',
      leave: 'No more on this device',
      left: 'Nothing comes to this device any more.',
      refused:
        'This browser does not allow our notifications. Allow them in its settings for this website, then press the button again.',
      unable:
        'This browser cannot show notifications just now. Load the page again, or choose the mail above.',
      failed: 'There was no answer. Look whether you are online, then press the button again.',
      /** In the browser of an iPhone, which shows notifications only of what is on its home screen. */
      home: 'On an iPhone or iPad add this website to the home screen first (Share, then ‘Add to Home Screen’), and open it from there.',
    },
  },
});
