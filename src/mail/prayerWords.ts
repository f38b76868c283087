import { translations } from '#lib/translations.ts';

/** The texts of the mails about the day's prayer. */
export const prayerMailWords = translations({
  en: {
    because: (address: string) => `You get this because ${address} gets each day’s prayer.`,
    open: 'Open the page of the day',
    otherHour: 'Get it at another hour or in another language',
    confirm: {
      subject: 'Please confirm: each day’s prayer',
      heading: 'One press, and each day’s prayer comes to your inbox',
      text: (hour: string) =>
        `Somebody, we hope you, asked for each day’s prayer to be sent to this address at ${hour}.`,
      button: 'Get each day’s prayer',
    },
  },
});
