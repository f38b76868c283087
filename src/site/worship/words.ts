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
      day: (day: string, name: string) => `${day}: readings and prayers of ${name}.`,
    },
    nothing: {
      prayer: 'Nothing is entered for this month.',
      lectionary: 'No lectionary data found',
      sermons: 'No sermon data found',
    },
    /** The page of a Sunday or feast. */
    day: {
      readings: 'Readings',
      noReadings: 'The readings of this day are not entered yet.',
      theme: 'Theme',
      colour: 'Colour',
      colours: { violet: 'Violet', white: 'White', green: 'Green', red: 'Red', black: 'Black' },
      collect: 'Collect',
      songs: 'Songs',
      prayers: 'Prayers',
    },
    days: 'Sundays and feasts',
    earlierDays: 'Earlier this month',
    months: 'Months',
    today: 'Today',
    print: 'Print the month',
  },
});
