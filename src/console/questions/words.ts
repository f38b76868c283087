import { translations } from '#lib/translations.ts';

/** The words of the section of questions (decision 0003). */
export const QUESTION_WORDS = translations({
  en: {
    heading: 'Search questions',
    add: 'Add question',
    edit: 'Edit',
    remove: 'Delete',
    addTitle: 'Add question',
    editTitle: 'Edit question',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search questions',
    empty: 'No questions yet. Those that come with the program are answered.',
    question: 'Question',
    page: 'Page',
    status: 'Status',
    answered: 'Answered',
    off: 'Not answered',
    none: 'None: a new question',
    wordingsHint: 'One wording a line, in any language, also as it is spelled in English letters.',
    pageHint: 'The address of a page of this website. Copy it from the browser.',
    titleHint: 'Without one the result has the name of the page.',
    failed: {
      list: 'Failed to get questions',
      get: 'Failed to get question',
      create: 'Failed to add question',
      edit: 'Failed to update question',
      remove: 'Failed to delete question',
    },
  },
});
