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
    quiet: 'Nothing waits for you today.',
    waiting: (n: number) =>
      [
        n === 1 ? 'One piece of work ' : `${first(inWords(n))} pieces of work `,
        n === 1 ? 'waits for you' : 'wait for you',
        '',
      ] as const,
    sentBack: (n: number) =>
      ['', n === 1 ? 'One text' : `${first(inWords(n))} texts`, ' came back with a question'] as const,
    letters: (n: number) =>
      [`${inWords(n)} `, n === 1 ? 'letter' : 'letters', n === 1 ? ' is new' : ' are new'] as const,
    lettersOnly: (n: number) =>
      [`${first(inWords(n))} `, n === 1 ? 'letter' : 'letters', n === 1 ? ' is new' : ' are new'] as const,
    and: ', and ',
    newsletterAt: (time: string) => ` The newsletter goes out at ${time}.`,
    acts: {
      news: 'Write news',
      event: 'Add event',
      letters: 'Answer letters',
      newsletter: 'Newsletter',
      prayers: 'Write prayers',
      notice: 'Give notice',
    },
    hints: {
      news: 'Begin with a picture, or with a title',
      event: 'A day, a place, a title',
      letters: (n: number) =>
        n === 1 ? 'One is new' : n === 0 ? 'None is new' : `${first(inWords(n))} are new`,
    },
    parts: {
      waiting: 'Waiting for you',
      letters: 'New letters',
      failed_plans: 'Did not come on the site',
      sent_back: 'Came back to you',
      said: 'Waits for your answer',
      written: 'What you wrote last',
      drafts: 'Go on with',
      pictures: 'Pictures',
      due: 'Goes out',
      dueToUnit: 'This week',
      read: 'Read since you published',
      faults: 'Status',
    },
    seeAll: 'See all',
    openInbox: 'Open the Inbox',
    allDrafts: 'All drafts',
    readers: 'Readers',
    statusPage: 'Status page',
    answer: 'Answer',
    answerTo: (title: string) => `Answer: ${title}`,
    mend: 'Mend it',
    mendOf: (title: string) => `Mend: ${title}`,
    throwAway: 'Throw away',
    throwAwayOf: (title: string) => `Throw away: ${title}`,
    thrownAway: 'Thrown away. Everything is as it was.',
    failedThrow: 'That did not work. It stands where it stood.',
    silent: (n: number) =>
      n === 1 ? 'One picture says nothing yet' : `${first(inWords(n))} pictures say nothing yet`,
    silentHint: 'A sentence each, for those who cannot see them.',
    describe: 'Describe them',
    goOn: 'Go on',
    goOnWith: (title: string) => `Go on: ${title}`,
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
      waiting: 'Waits for the office',
      sent_back: 'Sent back',
      inactive: 'Inactive',
    },
    today: 'Today',
    tomorrow: 'Tomorrow',
    acting: {
      publish: 'Goes on the site',
      withdraw: 'Comes off the site',
      change: 'A change comes',
      event: 'Event',
      newsletter: 'Newsletter goes out',
      prayer: 'Prayed for in all churches',
      no_prayer: 'The prayer calendar stands empty on this day.',
    },
    noPrayer: (from: string, to: string) =>
      from === to ? `No prayer is written for ${from}` : `No prayer is written from ${from} to ${to}`,
    writeThem: 'Write them',
    nothingDue: 'Nothing goes out within a week.',
    noneWaits: 'Nothing waits for you',
    allWell: 'All is well.',
    untitled: 'No title yet',
    failed: 'This part could not be fetched.',
    failedWhy: 'Everything else on this page is right. Nothing is lost.',
    failedAll: 'What there is today could not be fetched.',
    retry: 'Try again',
    beginHere: {
      ask: 'Do you want to begin here after signing in?',
      yes: 'Begin here',
      no: 'Begin where I did',
      is: 'After signing in you begin here.',
      isNot: 'After signing in you begin with your own section.',
      failed: 'That could not be saved.',
    },
  },
});
