import { translations } from '#lib/translations.ts';

/** The words of templates for recurring content. */
export const TEMPLATES = translations({
  en: {
    begin: 'Start from a template',
    change: 'Change templates',
    heading: 'Templates',
    lead: 'What you start from a template has its text and pictures. Please fill in the dates.',
    keep: 'Save as template',
    keepLead:
      'Its text and pictures as they are now, without its dates. What you change there later does not change the template.',
    name: 'Name',
    nameMissing: 'Please add a name',
    forAll: 'Every department and diocese may use it',
    kept: 'Saved as template. You find it beside the button that adds.',
    save: 'Save',
    renamed: 'Renamed',
    rename: (name: string) => `Name of ‘${name}’`,
    deleteOne: (name: string) => `Delete: ${name}`,
    deleteAsk: (name: string) => `Delete the template ‘${name}’?`,
    deleteNote: 'What was started from it stays.',
    deleted: 'Template deleted',
    close: 'Close',
    failed: {
      keep: 'The template was not saved',
      rename: 'The template was not renamed',
      remove: 'The template was not deleted',
    },
  },
});
