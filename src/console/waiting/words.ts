import type { ReviewedName } from '#kinds/reviewed.ts';
import { translations } from '#lib/translations.ts';

/** The words of what is waiting for the office (AMB-014). */
export const WAITING = translations({
  en: {
    heading: 'Awaiting approval',
    leadIn: 'News and events from dioceses and departments. They appear on the site once you publish them.',
    diocese: 'Dioceses',
    department: 'Departments',
    count: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
    kind: { news: 'News', event: 'Event' } satisfies Record<ReviewedName, string>,
    span: (from: string, to: string) => (to && to !== from ? `${from} to ${to}` : from),
    since: (days: number) =>
      days <= 0 ? 'waiting since today' : days === 1 ? 'waiting since yesterday' : `waiting ${days} days`,
    makeActive: 'Make Active',
    makeActiveOf: (title: string) => `Make Active: ${title}`,
    madeActive: (title: string) => `${title} is on the site now`,
    published: 'On the site now',
    sendBack: 'Send back',
    sendBackOf: (title: string) => `Send back: ${title}`,
    sentBack: 'Sent back',
    sentence: 'What should be changed?',
    sentenceHint: (author: string) =>
      `${author || 'The author'} reads this in the list of the section. One sentence is enough.`,
    changes: 'Changes to published items',
    changesWait: 'Changes to published items need approval',
    changesWaitNote:
      'What a diocese or department changes in its own published news and events waits here; until it is approved, visitors see it as it was.',
    changesWaitNow: 'From now on such changes need approval',
    changesWaitNoMore: 'From now on such changes are public at once',
    waitFor: 'Only those of one diocese or department need approval',
    atOnceFor: 'Those of one diocese or department are public at once all the same',
    choose: 'Choose',
    ofUnit: {
      wait: (name: string) => `${name}: changes need approval`,
      at_once: (name: string) => `${name}: changes are public at once`,
      as_all: (name: string) => `${name}: as for all from now on`,
    },
    asAll: 'As for all',
    asAllOf: (name: string) => `As for all: ${name}`,
    letIt: 'Approve',
    letThroughOf: (title: string) => `Approve: ${title}`,
    letThrough: (title: string) => `${title} is on the site as changed`,
    publishedChange: 'On the site as changed',
    changeHint: (author: string) =>
      `${author || 'The author'} gets this by mail and reads it in the form. The change is kept there.`,
    differs: 'Changed',
    touched: (labels: readonly string[]) =>
      `Somebody has changed this since: ${labels.join(', ')}. Send it back, or open it and merge both.`,
    letters: 'Letters',
    lettersCount: (count: number) => `${count} new`,
    lettersSaid: (enquiries: number, orders: number) =>
      `${enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`} and ${orders === 1 ? '1 order' : `${orders} orders`} that nobody has handled yet.`,
    openInbox: 'Open the Inbox',
    empty: 'Nothing is awaiting approval',
    undoFailed: 'That could not be undone.',
    failed: {
      list: 'What is awaiting approval could not be fetched.',
      makeActive: {
        news: 'Failed to activate news',
        event: 'Failed to activate event',
      } satisfies Record<ReviewedName, string>,
      sendBack: 'It could not be sent back.',
      changes: 'The changes to published items could not be fetched.',
      change: 'That did not work. Everything is as it was.',
      changesWait: 'That could not be saved.',
    },
  },
});
