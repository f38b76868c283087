import { endBeforeStart } from '#kinds/sentences.ts';
import { translations } from '#lib/translations.ts';

/** The words of an event form about its days. */
export const SERIES = translations({
  en: {
    once: 'Does not repeat',
    /** The rules while it has no first day. */
    rules: {
      weekly: 'Every week',
      monthly: 'Every month',
      monthly_weekday: 'Every month',
      monthly_last: 'Every month',
      yearly: 'Every year',
    },
    beginFirst: 'Enter the start first.',
    ends: 'Ends',
    never: 'Never',
    onDay: 'On a day',
    afterTimes: 'After a number of times',
    until: 'Last day',
    times: 'Number of times',
    every: {
      weekly: 'Every how many weeks',
      monthly: 'Every how many months',
      yearly: 'Every how many years',
    },
    short: (day: string) => `Months and years without a day ${day} are skipped.`,
    days: 'Dates',
    none: 'It has no dates.',
    more: 'More dates',
    change: 'Change',
    changeNamed: (day: string) => `Change ${day}`,
    leaveOut: 'Skip this date',
    leaveOutNamed: (day: string) => `Skip ${day}`,
    asUsual: 'As usual',
    asUsualNamed: (day: string) => `${day} as usual`,
    leftOut: 'skipped',
    changed: 'changed',
    dayOf: (day: string) => `Only ${day}`,
    dayHint: 'What is left empty is as on the other days.',
    keep: 'Save for this date',
    cancel: 'Cancel',
    leaveTitle: 'Skip this date',
    onlyThis: (day: string) => `Only ${day}`,
    fromHere: 'This day and all after it',
    split: 'This day and all after it are a separate event now. What you change here applies to them.',
    leaveDone: 'It takes effect when the event is saved.',
    removeNote:
      'All of its days go to the trash together. To skip one date, or all from one on, open the event.',
    endBeforeStart,
  },
});
