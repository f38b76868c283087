import type { KindName } from '#kinds/kinds.ts';
import { translations } from '#lib/translations.ts';

/** The groups in which what was found stands. */
export const GROUPS = [
  'do',
  'recent',
  'go',
  'news',
  'events',
  'people',
  'letters',
  'drafts',
  'files',
  'others',
  'help',
] as const;
export type Group = (typeof GROUPS)[number];

/** The words of the search over everything. */
export const FIND = translations({
  en: {
    title: 'Find anything',
    found: 'Found',
    leave: 'Close the search',
    clear: 'Empty the field',
    groups: {
      do: 'Do',
      recent: 'Just now',
      go: 'Go to',
      news: 'News',
      events: 'Events',
      people: 'People',
      letters: 'Letters',
      drafts: 'Your drafts',
      files: 'Pictures and papers',
      others: 'On the website',
      help: 'Help',
    } satisfies Record<Group, string>,
    kinds: {
      account: 'User',
      department: 'Department',
      diocese: 'Diocese',
      news: 'News',
      event: 'Event',
      publication: 'Publication',
      campaign: 'Campaign',
      person: 'Person',
      description: 'Text',
      video: 'Video',
      statement: 'Announcement',
      prayer: 'Prayer',
      promotion: 'Advertisement',
      partner: 'Partner or network',
      subscriber: 'Subscriber',
      enquiry: 'Letter',
      order: 'Order',
    } satisfies Record<KindName, string>,
    off: 'not public',
    goTo: (name: string) => `Go to ${name}`,
    acts: {
      news: 'Write news',
      event: 'Add event',
      letters: 'Answer letters',
      newsletter: 'Make newsletter',
    },
    addNews: 'Add news',
    addEvent: 'Add event',
    untitled: 'No title yet',
    nothing: (text: string) => `Nothing is called ‘${text}’`,
    tried: (words: readonly string[]) => `Also tried ${words.map((word) => `‘${word}’`).join(' and ')}.`,
    counted: (found: number, kinds: number) =>
      kinds > 1 ? `${found} found in ${kinds} kinds` : `${found} found`,
    recentThings: 'Recent things',
    searching: 'Searching',
    noneFound: 'Nothing found',
    noLine: 'There is no line just now.',
    noLineWhy: 'Screens and help are found without it; the rest is not.',
    failed: 'The search failed.',
    retry: 'Try again',
    keys: { choose: 'choose', open: 'open', close: 'close', enter: 'Enter', esc: 'Esc' },
  },
});
