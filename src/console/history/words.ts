import { translations } from '#lib/translations.ts';

/** The words of a record's history (ADD-1). */
export const HISTORY = translations({
  en: {
    heading: 'History',
    happened: 'What happened',
    visitor: 'A visitor',
    program: 'The program',
    /** What somebody did, behind the name. */
    did: {
      create: 'wrote it.',
      change: (fields: string) => (fields ? `changed ${fields}.` : 'saved it as it was.'),
      on: 'made it active.',
      off: 'made it inactive.',
      remove: 'moved it to the trash.',
      restore: 'brought it back from the trash.',
      sendBack: (sentence: string) => `sent it back: ‘${sentence}’`,
    },
    status: 'Status',
    department: 'Department',
    diocese: 'Diocese',
    active: 'Active',
    inactive: 'Inactive',
    yes: 'Yes',
    no: 'No',
    compare: 'Compare',
    compareOf: (when: string) => `Compare: ${when}`,
    what: 'What',
    before: 'Before',
    after: 'After',
    beside: (side: string, who: string, when: string) => `${side}: ${[who, when].filter(Boolean).join(', ')}`,
    written: 'Written',
    nothing: '(empty)',
    sameFiles: (count: number) => (count === 1 ? 'and 1 that stayed' : `and ${count} that stayed`),
    order: 'In another order',
    noFields: 'Its text and files stayed as they were.',
    bringBack: 'Bring back what stood before',
    bringBackFirst: 'Bring back how it was written',
    bringBackNote: 'It becomes a new state at the top. Nothing is lost.',
    ask: (when: string) => `Bring back what stood on ${when} ?`,
    atOnce: 'It stands on the site at once, since the record is active.',
    broughtBack: 'Brought back',
    inTrash: 'It is in the trash. Restore it first to bring an older state back.',
    undoFailed: 'That could not be undone.',
    failed: {
      list: 'The history could not be fetched. The record itself is not touched.',
      get: 'This state could not be fetched. The record itself is not touched.',
      bringBack: 'It could not be brought back.',
    },
    empty: 'Nothing was changed since it was written',
  },
});
export type HistoryWords = (typeof HISTORY)['en'];
