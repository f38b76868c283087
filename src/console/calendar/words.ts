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
      'Everything that is published, changes, ends or takes place. Drag an item to another day, or open it to change the date.',
    view: 'View',
    month: 'Month',
    list: 'List',
    today: 'Today',
    isToday: 'today',
    before: (month: string): string => `Earlier: ${month}`,
    after: (month: string): string => `Later: ${month}`,
    allDay: 'All day',
    nothing: (month: string): string => `Nothing in ${month} yet`,
    more: (count: number): string => `${count} more`,
    moreOf: (count: number, day: string): string => `${count} more on ${day}`,
    /** Follows the day's number, for screen readers. */
    ofDay: (month: string, count: number): string =>
      ` ${month}, ${count === 0 ? 'free' : count === 1 ? '1 item' : `${count} items`}`,
    free: 'Nothing on this day yet.',
    close: 'Close',
    shown: 'Show',
    unit: 'Diocese or department',
    allUnits: 'All',
    nothingChosen: (month: string): string => `Nothing of this in ${month}`,
    showAll: 'Show everything',
    said: (one: Coming): string => {
      const kind = kindOf(one);
      if (one.state === 'failed') return `${kind}, failed`;
      if (one.state === 'wished') return `${kind}, requested`;
      if (one.what === 'publish') return one.state === 'done' ? `${kind}, published` : `${kind} is published`;
      if (one.what === 'withdraw') return one.state === 'done' ? `${kind}, removed` : `${kind} is removed`;
      if (one.what === 'change') return one.state === 'done' ? `${kind}, changed` : `${kind} changes`;
      return one.what === 'newsletter' && one.state === 'done' ? 'Newsletter, sent' : kind;
    },
    by: (name: string): string => `Scheduled by ${name}.`,
    open: 'Open',
    dayOf: (title: string): string => `Another time for ‘${title}’`,
    stays: 'What has happened stays on its day.',
    hasPassed: 'This day has passed.',
    notHere: 'Open it to change its date.',
    lifted: (title: string, day: string): string => `${title}, lifted from ${day}.`,
    over: (title: string, day: string): string =>
      `${title}, now over ${day}. Space puts it down, Escape puts it back.`,
    back: (title: string): string => `${title} is back in its place.`,
    moved: (title: string, day: string): string => `${title} moved to ${day}`,
    movedBack: 'Moved back',
    undo: 'Undo',
    failed: {
      list: 'The calendar could not be loaded.',
      move: 'It could not be moved. It is where it was.',
    },
  },
});
