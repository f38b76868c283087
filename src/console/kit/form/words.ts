import { translations } from '#lib/translations.ts';

/** The words of every form: what is not saved yet, drafts, and two people saving the same record (ADD-1, AMB-111). */
export const FORM = translations({
  en: {
    changed: 'Changed, not yet saved',
    ask: 'These changes are not saved yet. They stay on this device as a draft.',
    stay: 'Stay',
    leave: 'Leave',
    keptAsDraft: 'Kept as a draft',
    open: 'Open',
    found: (when: string) => `You left changes here on ${when} that were not saved.`,
    foundOn: (when: string, device: string) =>
      `You left changes here on ${when} that were not saved, on another device (${device}).`,
    unreached: 'This draft is on another device. It can be fetched when you are back online.',
    goesOn: 'What you typed on another device is here now',
    endedElsewhere: 'Saved or discarded on another device',
    foundMore: (count: number) => `You left ${count} drafts here that were not saved.`,
    seeDrafts: 'Drafts',
    restore: 'Restore',
    discard: 'Discard',
    discarded: 'Discarded',
    /** The button's label while files are uploading. */
    whenThere: (submit: string) => `${submit} when the files are uploaded`,
    later: 'Send it when I am back online',
    kept: 'Kept on this device. It is sent when you are back online.',
    notKept: 'This browser has no room to keep it. Leave this page open until you are back online.',
    notYet: 'Don’t save yet',
    toMend: (count: number) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
    like: (name: string) =>
      `${name ? `Copied from “${name}”` : 'Copied from another one'}. Change what is different; past dates were left out.`,
    template: (name: string) => `Started from the template “${name}”. Please fill in the dates.`,
    heldElsewhere: 'This draft is open in another window.',
    filesGone: (names: string) => `These files were not kept, please upload them again: ${names}`,
    preview: 'Preview',
    show: 'Show',
    views: { form: 'Form', both: 'Both', page: 'Page' },
    conflict: {
      title: 'Changed in the meantime',
      clean: 'You changed different parts, so both changes fit together.',
      choose: 'Where you both changed the same, choose which one stays.',
      mine: 'Yours',
      theirs: 'The other',
      nothing: '(empty)',
      entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
      merge: 'Merge',
      reload: 'Discard my changes',
    },
  },
});
