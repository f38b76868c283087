import type { ActPart } from '#kinds/acts.ts';
import { translations } from '#lib/translations.ts';

type Around = readonly [before: string, after: string];

const plural = (count: number, many: string): string => `${count.toLocaleString('en-IN')} ${many}`;

/** The words of 'Who did what'. */
export const AUDIT = translations({
  en: {
    heading: 'Who did what',
    lead: 'Everything that was changed, sent, taken out or tried, kept for a year.',
    ownUnit: (unit: string) => `You see what was done in ${unit}.`,
    theRest: 'The rest is for full administrators.',
    search: 'Search what was done',
    searchHere: 'A person, a thing, a word',
    what: 'What',
    allActs: 'All acts',
    parts: {
      changes: 'Changes',
      sign_ins: 'Sign-ins',
      exports: 'Taken out as a file',
      mails: 'Mails and newsletters',
      rights: 'Settings and rights',
    } satisfies Record<ActPart, string>,
    days: 'Days',
    from: 'From',
    to: 'To',
    file: 'Take out as a file',
    fileName: 'who-did-what',
    heads: { at: 'When', who: 'Who', what: 'What', more: 'More' },
    visitor: 'A visitor',
    program: 'The program',
    somebody: 'Somebody',
    one: (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
    /** What was done to a record, before and behind its name. */
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
      restore: ['brought ', ' back from the trash.'] as Around,
      sendBack: ['sent ', ' back.'] as Around,
      waitAgain: ['took a decision on ', ' back: it waits again.'] as Around,
      createNewsletter: ['wrote the newsletter ', '.'] as Around,
      changeNewsletter: ['changed the newsletter ', '.'] as Around,
      schedule: ['set the time of the newsletter ', '.'] as Around,
      start: ['began to send the newsletter ', '.'] as Around,
      pause: ['stopped the newsletter ', '.'] as Around,
      resume: ['let the newsletter ', ' go on.'] as Around,
      cancel: ['called the newsletter ', ' off.'] as Around,
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
      again: 'gave the own password again.',
      failed: ['tried the password of ', '.'] as Around,
      refused: ['tried the password of ', ', and was kept out.'] as Around,
      ownFailed: 'typed a wrong own password.',
      unknown: 'an address that nobody has',
      times: (count: number) => (count === 2 ? ' twice' : count > 2 ? ` ${count} times` : ''),
    },
    byLink: 'By the link of a mail',
    byTime: 'By itself at its hour, as planned',
    byProgram: (name: string) => `By the program with the token ‘${name}’`,
    newer: 'Something newer stands there.',
    undoIn: 'Undo is in the ',
    history: 'history',
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    ask: (what: string) => `Undo that ${what}`,
    askNote: 'Only this. Nothing newer stands in its way.',
    undone: 'Undone',
    signOut: 'Sign it out',
    signOutOf: (who: string) => `Sign it out: that device of ${who}`,
    signOutAsk: (who: string) => `Sign that device of ${who} out ?`,
    signOutNote: 'Whoever knows the password can come in again: give another one if it was a stranger.',
    signedOut: 'Signed out',
    no: 'No',
    empty: 'Nothing was done that fits',
    shown: (count: number, total: number) =>
      total > 1000 ? `${count} of more than 1,000 acts` : total === 1 ? '1 act' : `${count} of ${total} acts`,
    failed: {
      list: 'Who did what could not be fetched.',
      undo: 'That could not be undone.',
      file: 'The file could not be made.',
      signOut: 'It could not be signed out.',
    },
  },
});
export type AuditWords = (typeof AUDIT)['en'];
