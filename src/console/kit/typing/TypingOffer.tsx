import { useEffect } from 'react';
import { type Language, languageName } from '#lib/language.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from '#lib/phonetic/languages.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../session.ts';
import { beginTyping, chooseTyping, useTyping } from './typingState.ts';
import { TYPING } from './words.ts';

/** Offers once, for all fields below it, to type their language with Latin letters. Nothing for a language in Latin letters. */
export function TypingOffer({ language }: { language: Language }) {
  const words = useWords(TYPING);
  const { userId } = useStaff();
  const { language: chosen, on } = useTyping();
  useEffect(() => beginTyping(userId), [userId]);
  const typed = TYPED_LANGUAGES.find((one): one is TypedLanguage => one === language);
  if (!typed) return null;
  const isOn = on && chosen === typed;
  return (
    <Button look="line" aria-pressed={isOn} onClick={() => chooseTyping(typed, !isOn)}>
      {isOn ? words.latin : words.write(languageName(typed))}
    </Button>
  );
}
