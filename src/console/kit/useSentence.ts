import { useWords } from '#ui/useWords.ts';
import { sentenceOf } from './api.ts';
import { SHELL } from './words.ts';

/** Returns the message for a failure; `fallback` is the action's own text, used if the server gave none (000 §8). */
export function useSentence(): (error: unknown, fallback: string) => string {
  const { noAnswer } = useWords(SHELL);
  return (error, fallback) => sentenceOf(error, fallback, noAnswer);
}
