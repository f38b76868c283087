import { translations } from '#lib/translations.ts';

/** The words of the worship resources (002 §2.15). */
export const worshipWords = translations({
  en: {
    heading: 'Worship Resources',
    prayer: 'Prayer Calendar',
    lectionary: 'Lectionary',
    sermons: 'Sermon Outlines',
    describe: {
      prayer: (church: string) => `What the ${church} prays for, day by day.`,
      lectionary: (church: string) => `The readings of the ${church} for the Sundays and feasts of the year.`,
      sermons: (church: string) => `Outlines of sermons and Bible studies from the ${church}.`,
    },
    nothing: {
      prayer: 'Nothing is entered for this month.',
      lectionary: 'No lectionary data found',
      sermons: 'No sermon data found',
    },
    months: 'Months',
    today: 'Today',
    print: 'Print the month',
  },
});
