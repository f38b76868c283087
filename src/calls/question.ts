import { question } from '#kinds/question.ts';
import { contentCalls } from './content.ts';

/** Questions of visitors and the pages that answer them: the office's alone. */
export const questionCalls = contentCalls('question', question, {
  group: 'Search questions',
  size: 20,
  source: 'decision 0003',
});
