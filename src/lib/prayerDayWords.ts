import { translations } from './translations.ts';

/** The words of a day of the prayer calendar. */
export const prayerDayWords = translations({
  en: {
    heading: 'Prayer for the day',
    /** The usual names of readings, by which those that were entered in English are known. */
    readings: { oldTestament: 'Old Testament', psalm: 'Psalm', epistle: 'Epistle', gospel: 'Gospel' },
  },
});
