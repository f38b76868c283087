import { tooLong } from '#kinds/sentences.ts';
import { MOST_GREETING, MOST_SUBJECT } from '#lib/newsletterLimits.ts';
import { useWords } from '#ui/useWords.ts';
import type { Composed } from './chosenNews.ts';
import { SENDING } from './words.ts';

/** Errors for content too long for a mail, before anything is sent; `first`: the message that blocks sending. */
export function useMistakes({ subject = '', greeting = '' }: Pick<Composed, 'subject' | 'greeting'>) {
  const words = useWords(SENDING);
  const typed = subject.trim().length;
  const said = {
    subject: typed > MOST_SUBJECT ? tooLong(words.subject, MOST_SUBJECT, typed) : undefined,
    greeting: greeting.length > MOST_GREETING ? words.greetingTooLong : undefined,
  };
  return { ...said, first: said.subject ?? said.greeting };
}
