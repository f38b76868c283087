import { translations } from '#lib/translations.ts';

/** The words of what all screens share (000 §2.3, §8). */
export const SHELL = translations({
  en: {
    anotherSignedIn:
      'You signed in as another user, so nothing was saved. Your text is a draft of the previous user.',
    panel: 'Admin Panel',
    logout: 'Logout',
    find: 'Find anything',
    menu: (waiting: number) => (waiting === 0 ? 'Menu' : `Menu, ${waiting} waiting`),
    daily: 'Daily work',
    sections: 'Sections',
    own: 'Yours',
    skip: 'Skip to the content',
    app: 'Download Our App',
    appText: 'The worship book on your phone.',
    site: 'The public website',
    yes: 'Yes',
    no: 'No',
    cancel: 'Cancel',
    retry: 'Try again',
    undo: 'Undo',
    ok: 'OK',
    saved: 'Saved',
    actions: 'Actions',
    actionsFor: (name: string) => `Actions for ${name}`,
    noAnswer: 'The server did not answer: check the connection and try again.',
    unknown: 'There is nothing at this address.',
    broken: 'This page could not be loaded: load it again.',
    reload: 'Load again',
    partMissing: 'This part could not be loaded: check the connection and try again.',
    /** What a section's badge counts, for screen readers. */
    counted: { waiting: 'waiting', sentBack: 'sent back', letters: 'new', drafts: 'not saved' },
    units: {
      department: {
        label: 'Department',
        choose: 'Select Department',
        required: 'Please select a department.',
        failed: 'Failed to get departments',
      },
      diocese: {
        label: 'Diocese',
        choose: 'Select Diocese',
        required: 'Please select a diocese.',
        failed: 'Failed to get diocese',
      },
    },
  },
});
