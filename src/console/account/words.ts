import { translations } from '#lib/translations.ts';

/** The words of one's own account (AMB-068, ADD-6). */
export const ACCOUNT = translations({
  en: {
    heading: 'Your account',
    who: 'Who you are',
    name: 'Name',
    email: 'Email',
    may: 'May do',
    everything: 'Everything, in all sections',
    ofUnit: (unit: string) => `News, events and information of ${unit}`,
    change: 'Change password',
    now: 'Password now',
    next: 'New password',
    nextHint: (least: number) => `At least ${least} characters. Three ordinary words are good.`,
    nowMissing: 'Please enter: Password now',
    changeNote: 'You stay signed in here; everywhere else is signed out.',
    changed: 'Password changed',
    sessions: 'Where you are signed in',
    thisOne: 'this one',
    usedNow: 'now',
    used: (when: string) => `last used ${when}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out: ${device}`,
    signedOut: 'Signed out',
    everywhere: 'Sign out everywhere',
    everywhereNote: 'Also here. What you have typed is kept.',
    ask: 'Sign out everywhere ?',
    askNote: (count: number) => (count === 1 ? 'On this device.' : `On ${count} devices, this one too.`),
    failed: {
      get: 'Your account could not be fetched.',
      change: 'The password could not be changed.',
      sessions: 'Where you are signed in could not be fetched.',
      signOut: 'It could not be signed out.',
    },
  },
});
