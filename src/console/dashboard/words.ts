import type { KindName } from '#kinds/kinds.ts';
import { translations } from '#lib/translations.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number in words, up to twelve. */
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of 'Today'. Each fact of its sentence has three pieces: before the link, the link, and after it. */
export const TODAY = translations({
  en: {
    heading: 'Today',
    begin: 'Begin',
    quiet: 'Nothing needs your attention today.',
    waiting: (n: number) =>
      [
        n === 1 ? 'One item ' : `${first(inWords(n))} items `,
        n === 1 ? 'is awaiting approval' : 'are awaiting approval',
        '',
      ] as const,
    sentBack: (n: number) =>
      [
        '',
        n === 1 ? 'One text' : `${first(inWords(n))} texts`,
        n === 1 ? ' was sent back to you' : ' were sent back to you',
      ] as const,
    letters: (n: number) => [`you have ${inWords(n)} `, n === 1 ? 'new letter' : 'new letters', ''] as const,
    lettersOnly: (n: number) =>
      [`You have ${inWords(n)} `, n === 1 ? 'new letter' : 'new letters', ''] as const,
    and: ', and ',
    newsletterAt: (time: string) => ` The newsletter will be sent at ${time}.`,
    acts: {
      news: 'Write news',
      event: 'Add event',
      letters: 'Answer letters',
      newsletter: 'Newsletter',
      prayers: 'Write prayers',
      notice: 'Post an announcement',
    },
    hints: {
      news: 'Start with a picture or a title',
      event: 'A day, a place, a title',
      letters: (n: number) =>
        n === 1 ? 'One new letter' : n === 0 ? 'No new letters' : `${first(inWords(n))} new letters`,
    },
    parts: {
      waiting: 'Awaiting approval',
      letters: 'New letters',
      failed_plans: 'Scheduled changes that failed',
      sent_back: 'Sent back to you',
      said: 'Waiting for your answer',
      written: 'What you wrote last',
      drafts: 'Unfinished drafts',
      pictures: 'Pictures',
      due: 'Coming up',
      dueToUnit: 'This week',
      read: 'Read since you published',
      faults: 'Status',
    },
    seeAll: 'See all',
    openInbox: 'Open the Inbox',
    allDrafts: 'All drafts',
    readers: 'Statistics',
    statusPage: 'Status page',
    answer: 'Answer',
    answerTo: (title: string) => `Answer: ${title}`,
    mend: 'Fix',
    mendOf: (title: string) => `Fix: ${title}`,
    throwAway: 'Discard',
    throwAwayOf: (title: string) => `Discard: ${title}`,
    thrownAway: 'Discarded. Everything is as it was.',
    failedThrow: 'That did not work. Everything is as it was.',
    silent: (n: number) =>
      n === 1 ? 'One picture has no description' : `${first(inWords(n))} pictures have no description`,
    silentHint: 'A sentence each, for those who cannot see them.',
    describe: 'Describe them',
    goOn: 'Continue',
    goOnWith: (title: string) => `Continue: ${title}`,
    said: (who: string, sentence: string) => (who ? `${who}: ${sentence}` : sentence),
    sentBackAt: (when: string) => `sent back ${when}`,
    since: (day: string) => `Since ${day}`,
    few: 'less than ten',
    readings: (n: number) => n.toLocaleString('en-US'),
    kinds: { news: 'News', event: 'Event', enquiry: 'Enquiry', order: 'Order' } as Partial<
      Record<KindName, string>
    >,
    states: {
      published: 'Published',
      waiting: 'Awaiting approval',
      sent_back: 'Sent back',
      inactive: 'Inactive',
    },
    today: 'Today',
    tomorrow: 'Tomorrow',
    acting: {
      publish: 'Is published',
      withdraw: 'Is removed from the site',
      change: 'Is changed',
      event: 'Event',
      newsletter: 'Newsletter is sent',
      prayer: 'Prayed for in all churches',
      no_prayer: 'The prayer calendar is empty on this day.',
    },
    noPrayer: (from: string, to: string) =>
      from === to ? `No prayer is written for ${from}` : `No prayer is written from ${from} to ${to}`,
    writeThem: 'Write them',
    nothingDue: 'Nothing scheduled this week.',
    noneWaits: 'Nothing is awaiting approval',
    allWell: 'All is well.',
    untitled: 'No title yet',
    failed: 'This part could not be fetched.',
    failedWhy: 'Everything else on this page is right. Nothing is lost.',
    failedAll: 'What there is today could not be fetched.',
    retry: 'Try again',
    beginHere: {
      ask: 'Start here after signing in?',
      yes: 'Start on Today',
      no: 'Keep current start page',
      is: 'After signing in you start on Today.',
      isNot: 'After signing in you start in your own section.',
      failed: 'That could not be saved.',
    },
  },
});
