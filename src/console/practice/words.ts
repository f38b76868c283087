import { translations } from '#lib/translations.ts';

/** The words of practising. */
export const PRACTICE = translations({
  en: {
    label: 'Practice section',
    band: 'You are practising.',
    bandWhy: 'Nothing here becomes public, and no mail goes out.',
    empty: 'Empty it',
    emptyAsk: (things: number) =>
      things === 1
        ? 'Do you want to empty the practice section? What lies in it goes to its trash.'
        : `Do you want to empty the practice section? All ${things} that lie in it go to its trash.`,
    emptyNote: 'From the trash they come back for 30 days.',
    nothing: 'There is nothing in it yet.',
    emptied: 'Emptied',
    stop: 'Stop practising',
    yes: 'Yes',
    no: 'No',
    heading: 'Try it without harm',
    text: 'In the practice section you write, add pictures, save and delete as ever. Nothing of it becomes public, and only you see it.',
    begin: 'Practise',
    isOff: 'The office has switched practising off.',
    switchOff: 'Switch practising off for everybody',
    switchOn: 'Let people practise',
    failed: 'That did not work. Check the connection and try again.',
  },
});
