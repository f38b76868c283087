import type { DataOf } from '#calls/calls.ts';
import { translations } from '#lib/translations.ts';

export type Coming = DataOf<'scheduleList'>['docs'][number];

const KINDS: Readonly<Record<string, string>> = {
  news: 'News',
  event: 'Event',
  publication: 'Publication',
  campaign: 'Campaign',
  video: 'Video',
  promotion: 'Advertisement',
  newsletter: 'Newsletter',
  prayer: 'Prayer',
};
const kindOf = ({ kind }: Coming): string => KINDS[kind] ?? kind;

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
