import { translations } from '#lib/translations.ts';

/** The words of tokens for other programs. */
export const TOKENS = translations({
  en: {
    heading: 'Other programs',
    lead: 'A program with a token does in your name what you may do, as far as you let it: never more, and nothing with accounts or people’s addresses.',
    none: 'No program has a token of yours.',
    make: 'Make a token',
    name: 'Name',
    nameHint: 'By which you know the program, such as ‘Parish app’.',
    nameMissing: 'Please enter: Name',
    may: 'It may',
    read: 'Read',
    write: 'Read and write',
    kinds: 'What',
    kindsHint: 'All, if nothing is chosen.',
    days: 'How long',
    daysOf: (days: number) => `${days} days`,
    made: 'Copy the token now: it is never shown again.',
    token: 'Token',
    done: 'Done',
    until: (when: string) => `until ${when}`,
    used: (when: string) => `last used ${when}`,
    unused: 'never used',
    all: 'everything',
    end: 'End',
    endOf: (name: string) => `End: ${name}`,
    ended: 'Token ended',
    ask: (name: string) => `End the token ‘${name}’ ?`,
    askNote: 'The program that has it is shut out at once.',
    everybodys: 'Tokens of everybody',
    failed: {
      list: 'The tokens could not be fetched.',
      make: 'The token could not be made.',
      end: 'The token could not be ended.',
    },
  },
});
