import type { DataOf } from '#calls/calls.ts';
import { translations } from '#lib/translations.ts';
import type { IconName } from '#ui/Icon.tsx';

export type Coming = DataOf<'scheduleList'>['docs'][number];

/** The kinds in the calendar, in the order of their filters. */
export const KINDS: Readonly<
  Record<string, { readonly one: string; readonly many: string; readonly icon: IconName }>
> = {
  news: { one: 'News', many: 'News', icon: 'edit' },
  event: { one: 'Event', many: 'Events', icon: 'calendar' },
  newsletter: { one: 'Newsletter', many: 'Newsletters', icon: 'mail' },
  promotion: { one: 'Advertisement', many: 'Advertisements', icon: 'advertisement' },
  prayer: { one: 'Prayer', many: 'Prayers', icon: 'lamp' },
  publication: { one: 'Publication', many: 'Publications', icon: 'book' },
  campaign: { one: 'Campaign', many: 'Campaigns', icon: 'flag' },
  video: { one: 'Video', many: 'Videos', icon: 'video' },
};
const kindOf = ({ kind }: Coming): string => KINDS[kind]?.one ?? kind;

export const CALENDAR = translations({
  en: {
    heading: 'Calendar',
    leadIn:
      'All that comes, changes, ends or takes place. Take a piece to another day, or open it and write the day.',
    view: 'View',
    month: 'Month',
    list: 'List',
    today: 'Today',
    isToday: 'today',
    before: (month: string): string => `Earlier: ${month}`,
    after: (month: string): string => `Later: ${month}`,
    allDay: 'All day',
    nothing: (month: string): string => `Nothing stands in ${month} yet`,
    more: (count: number): string => `${count} more`,
    moreOf: (count: number, day: string): string => `${count} more on ${day}`,
    /** Follows the day's number, for screen readers. */
    ofDay: (month: string, count: number): string =>
      ` ${month}, ${count === 0 ? 'free' : count === 1 ? '1 thing' : `${count} things`}`,
    free: 'Nothing stands on this day yet.',
    close: 'Close',
    shown: 'Show',
    unit: 'Diocese or department',
    allUnits: 'All',
    nothingChosen: (month: string): string => `Nothing of this stands in ${month}`,
    showAll: 'Show everything',
    said: (one: Coming): string => {
      const kind = kindOf(one);
      if (one.state === 'failed') return `${kind}, did not happen`;
      if (one.state === 'wished') return `${kind}, wished`;
      if (one.what === 'publish') return one.state === 'done' ? `${kind}, went on` : `${kind} comes`;
      if (one.what === 'withdraw') return one.state === 'done' ? `${kind}, ended` : `${kind} ends`;
      if (one.what === 'change') return one.state === 'done' ? `${kind}, changed` : `${kind} changes`;
      return one.what === 'newsletter' && one.state === 'done' ? 'Newsletter, sent' : kind;
    },
    by: (name: string): string => `${name} planned it.`,
    open: 'Open',
    dayOf: (title: string): string => `Another hour for ‘${title}’`,
    stays: 'What is done stays on its day.',
    hasPassed: 'This day has passed.',
    notHere: 'It has its day itself: open it to change that.',
    lifted: (title: string, day: string): string => `${title}, lifted from ${day}.`,
    over: (title: string, day: string): string =>
      `${title}, now over ${day}. Space puts it down, Escape puts it back.`,
    back: (title: string): string => `${title} stands where it stood.`,
    moved: (title: string, day: string): string => `${title} comes on ${day}`,
    movedBack: 'Moved back',
    undo: 'Undo',
    failed: {
      list: 'The calendar could not be loaded.',
      move: 'It could not be moved. It stands where it stood.',
    },
  },
});
