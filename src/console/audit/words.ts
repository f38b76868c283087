import type { ActPart } from '#kinds/acts.ts';
import { translations } from '#lib/translations.ts';

type Around = readonly [before: string, after: string];

const plural = (count: number, many: string): string => `${count.toLocaleString('en-IN')} ${many}`;

/** The words of the activity log. */
export const AUDIT = translations({
  en: {
    heading: 'Activity log',
    see: 'See',
    seeOf: (what: string) => `See: ${what}`,
    lead: 'Everything that was changed, sent, exported or tried, kept for a year.',
    ownUnit: (unit: string) => `You see what was done in ${unit}.`,
    search: 'Search the activity log',
    searchHere: 'A person, a thing, a word',
    what: 'What',
    allActs: 'All activity',
    parts: {
      changes: 'Changes',
      sign_ins: 'Sign-ins',
      exports: 'Exports',
      mails: 'Mails and newsletters',
      rights: 'Settings and rights',
    } satisfies Record<ActPart, string>,
    days: 'Dates',
    from: 'From',
    to: 'To',
    file: 'Export',
    fileName: 'activity-log',
    heads: { at: 'When', who: 'Who', what: 'What', more: 'More' },
    visitor: 'A visitor',
    program: 'The program',
    somebody: 'Somebody',
    one: (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
    /** What was done to a record, before and after its name. */
    did: {
      create: ['wrote ', '.'] as Around,
      added: ['added ', '.'] as Around,
      sent: ['sent ', '.'] as Around,
      change: (fields: string): Around =>
        fields ? [`changed ${fields} of `, '.'] : ['saved ', ' as it was.'],
      mark: (label: string, on: boolean): Around => [
        'marked ',
        ` as ${on ? '' : 'not '}${label.toLowerCase()}.`,
      ],
      gone: ['changed ', '.'] as Around,
      on: ['made ', ' active.'] as Around,
      off: ['made ', ' inactive.'] as Around,
      remove: ['moved ', ' to the trash.'] as Around,
      restore: ['restored ', ' from the trash.'] as Around,
      sendBack: ['sent ', ' back.'] as Around,
      waitAgain: ['took a decision on ', ' back: it awaits approval again.'] as Around,
      createNewsletter: ['wrote the newsletter ', '.'] as Around,
      changeNewsletter: ['changed the newsletter ', '.'] as Around,
      schedule: ['set the time of the newsletter ', '.'] as Around,
      start: ['started sending the newsletter ', '.'] as Around,
      pause: ['paused the newsletter ', '.'] as Around,
      resume: ['resumed the newsletter ', '.'] as Around,
      cancel: ['cancelled the newsletter ', '.'] as Around,
      erase: 'erased for good what was kept about a person.',
    },
    many: plural,
    newsletter: 'a newsletter',
    difference: (label: string, before: string, after: string) =>
      `${label}: ${before && after ? `from ${before} to ${after}` : after ? `now ${after}` : `was ${before}, now empty`}`,
    said: (sentence: string) => `‘${sentence}’`,
    moreDifferences: (count: number) => `and ${count} more`,
    signIn: {
      in: 'signed in.',
      inBy: 'signed in by the link of a mail.',
      inNew: 'signed in from a device never seen before.',
      again: 'confirmed their own password.',
      failed: ['failed to sign in as ', '.'] as Around,
      refused: ['failed to sign in as ', ', and was locked out.'] as Around,
      ownFailed: 'typed their own password wrong.',
      unknown: 'an address that nobody has',
      times: (count: number) => (count === 2 ? ' twice' : count > 2 ? ` ${count} times` : ''),
    },
    byLink: 'By the link of a mail',
    byTime: 'Automatically, as scheduled',
    byProgram: (name: string) => `By the program with the token ‘${name}’`,
    newer: 'It was changed again since.',
    undoIn: 'Undo is in the ',
    history: 'history',
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    ask: (what: string) => `Undo that ${what}`,
    askNote: 'Only this is undone. Nothing newer is touched.',
    undone: 'Undone',
    signOut: 'Sign out this device',
    signOutOf: (who: string) => `Sign out this device of ${who}`,
    signOutAsk: (who: string) => `Sign out this device of ${who} ?`,
    signOutNote: 'Whoever knows the password can sign in again: set another one if it was a stranger.',
    signedOut: 'Signed out',
    no: 'No',
    empty: 'No activity found',
    shown: (count: number, total: number) =>
      total > 1000
        ? `${count} of more than 1,000 entries`
        : total === 1
          ? '1 entry'
          : `${count} of ${total} entries`,
    failed: {
      list: 'The activity log could not be fetched.',
      undo: 'That could not be undone.',
      file: 'The file could not be made.',
      signOut: 'It could not be signed out.',
    },
  },
});
export type AuditWords = (typeof AUDIT)['en'];
