import { translations } from '#lib/translations.ts';

/** The words of templates for recurring content. */
export const TEMPLATES = translations({
  en: {
    begin: 'Begin with a template',
    change: 'Change templates',
    heading: 'Templates',
    lead: 'What you begin with a template has its words and pictures. The days are yours to fill in.',
    keep: 'Keep as template',
    keepLead:
      'Its words and pictures as they are now, without its days. What you change there later does not change the template.',
    name: 'Name',
    nameMissing: 'Please add a name',
    forAll: 'Every department and diocese may begin with it',
    kept: 'Kept as template. It stands beside the button that adds.',
    save: 'Save',
    renamed: 'Renamed',
    rename: (name: string) => `Name of ‘${name}’`,
    deleteOne: (name: string) => `Delete: ${name}`,
    deleteAsk: (name: string) => `Delete the template ‘${name}’?`,
    deleteNote: 'What was begun with it stays.',
    deleted: 'Template deleted',
    close: 'Close',
    failed: {
      keep: 'The template was not kept',
      rename: 'The template was not renamed',
      remove: 'The template was not deleted',
    },
  },
});
