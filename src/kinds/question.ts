import { QUESTION_NAMES } from '#lib/questionNames.ts';
import { choice, flag, kind, longText, newest, OFFICE_ONLY, text } from './define.ts';

/** Every search compares what was typed with all of them: at most so many questions of the office, and so many wordings of one. */
export const MOST_QUESTIONS = 100;
export const MOST_WORDINGS = 60;

/** The wordings of a question, each as it was written: one a line, or separated by commas. */
export const wordingsIn = (wordings: string): string[] =>
  wordings
    .split(/[\n,]/)
    .map((wording) => wording.trim())
    .filter(Boolean);

/**
 * A question that readers type into the website's search, and the page that answers it (decision 0003). `instead_of`: the question that comes with the program
 * whose place it takes, also while it is `off`. `title`: how the result is called, if not as the page's own name.
 */
export const question = kind({
  name: 'question',
  one: 'question',
  many: 'questions',
  fields: {
    wordings: longText('What readers type', { max: 2000, required: true }),
    page: text('Page that answers', { max: 500, required: true }),
    title: text('Title of the result', { max: 200 }),
    instead_of: choice('Replaces a built-in question', QUESTION_NAMES),
    off: flag('Do not answer this question'),
  },
  search: ['wordings', 'title', 'page'],
  order: newest(),
  rules: 'own',
  purgeable: true,
  may: OFFICE_ONLY,
});
