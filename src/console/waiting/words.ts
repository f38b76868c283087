import type { ReviewedName } from '#kinds/reviewed.ts';
import { translations } from '#lib/translations.ts';

/** The words of what is waiting for the office (AMB-014). */
export const WAITING = translations({
  en: {
    heading: 'Waiting for you',
    leadIn:
      'News and events that dioceses and departments have written. They stand on the site once you make them active.',
    diocese: 'Dioceses',
    department: 'Departments',
    count: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
    kind: { news: 'News', event: 'Event' } satisfies Record<ReviewedName, string>,
    span: (from: string, to: string) => (to && to !== from ? `${from} to ${to}` : from),
    since: (days: number) =>
      days <= 0 ? 'waits since today' : days === 1 ? 'waits since yesterday' : `waits for ${days} days`,
    makeActive: 'Make Active',
    makeActiveOf: (title: string) => `Make Active: ${title}`,
    madeActive: (title: string) => `${title} is on the site now`,
    sendBack: 'Send back',
    sendBackOf: (title: string) => `Send back: ${title}`,
    sentBack: 'Sent back',
    sentence: 'What should be changed?',
    sentenceHint: (author: string) =>
      `${author || 'The author'} reads this in the list of the section. One sentence is enough.`,
    changes: 'Changes of what is on the site',
    changesWait: 'Changes of what is on the site wait for the office',
    changesWaitNote:
      'What a diocese or department changes of its own public news and events waits here, and visitors see it as it was until then.',
    changesWaitNow: 'From now on such changes wait for the office',
    changesWaitNoMore: 'From now on such changes are public at once',
    waitFor: 'Only those of one diocese or department wait',
    atOnceFor: 'Those of one diocese or department are public at once all the same',
    choose: 'Choose',
    ofUnit: {
      wait: (name: string) => `${name}: changes wait for the office`,
      at_once: (name: string) => `${name}: changes are public at once`,
      as_all: (name: string) => `${name}: as for all from now on`,
    },
    asAll: 'As for all',
    asAllOf: (name: string) => `As for all: ${name}`,
    letIt: 'Let it through',
    letThroughOf: (title: string) => `Let it through: ${title}`,
    letThrough: (title: string) => `${title} stands on the site as changed`,
    changeHint: (author: string) =>
      `${author || 'The author'} gets this by mail and reads it in the form. The change is kept there.`,
    differs: 'Changed',
    touched: (labels: readonly string[]) =>
      `Somebody has changed this since: ${labels.join(', ')}. Send it back, or open it and put both together.`,
    letters: 'Letters',
    lettersCount: (count: number) => `${count} new`,
    lettersSaid: (enquiries: number, orders: number) =>
      `${enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`} and ${orders === 1 ? '1 order' : `${orders} orders`} that nobody has handled yet.`,
    openInbox: 'Open the Inbox',
    empty: 'Nothing waits for you',
    undoFailed: 'That could not be undone.',
    failed: {
      list: 'What waits could not be fetched.',
      makeActive: {
        news: 'Failed to activate news',
        event: 'Failed to activate event',
      } satisfies Record<ReviewedName, string>,
      sendBack: 'It could not be sent back.',
      changes: 'What of the site waits to be changed could not be fetched.',
      change: 'That did not work. Everything is as it was.',
      changesWait: 'That could not be saved.',
    },
  },
});
