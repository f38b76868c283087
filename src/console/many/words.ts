import { translations } from '#lib/translations.ts';

/** The words of bulk actions. */
export const MANY = translations({
  en: {
    change: 'Edit',
    remove: 'Delete',
    heading: (count: number) => (count === 1 ? 'Edit 1 item' : `Edit ${count} items`),
    what: 'What is to change',
    choose: 'Choose',
    value: 'To',
    yes: 'Yes',
    no: 'No',
    all: (count: number) => (count === 1 ? 'Apply' : `Apply to all ${count}`),
    nothing: 'Please choose what is to change.',
    askRemove: (count: number) =>
      count === 1 ? 'Are you sure want to delete this ?' : `Are you sure want to delete these ${count} ?`,
    removeNote: 'They stay in the trash for 30 days.',
    done: {
      edit: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
      remove: (count: number) => (count === 1 ? '1 deleted' : `${count} deleted`),
    },
    undone: (count: number) => (count === 1 ? '1 restored' : `${count} restored`),
    leftHeading: (count: number) =>
      count === 1 ? '1 was left as it was' : `${count} were left as they were`,
    failed: 'That could not be done.',
    undoFailed: 'That could not be undone.',
  },
});
