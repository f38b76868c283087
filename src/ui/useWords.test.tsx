import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#lib/language.ts';
import { textsIn } from '#lib/texts.ts';
import { addTranslation, translations } from '#lib/translations.ts';
import { LanguageContext, useWords } from './useWords.ts';

const greeting = translations({
  en: { hello: 'Hello', bye: 'Goodbye', pages: (n: number) => `${n} pages` },
});
const tamil = { hello: 'வணக்கம்', pages: { one: 'ஒரு பக்கம்', other: '{1} பக்கங்கள்' } };
addTranslation(greeting, 'ta', textsIn(greeting.en, tamil, 'ta'));

function Greeting() {
  const w = useWords(greeting);
  return `${w.hello}, ${w.pages(1)}, ${w.pages(3)}, ${w.bye}`;
}

it('words come in the language that is drawn, and in English until somebody has put them into it', () => {
  const drawn = (language: Language) =>
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <Greeting />
      </LanguageContext>,
    );
  expect(renderToStaticMarkup(<Greeting />)).toBe('Hello, 1 pages, 3 pages, Goodbye');
  expect(drawn('ta')).toBe('வணக்கம், ஒரு பக்கம், 3 பக்கங்கள், Goodbye');
  expect(drawn('ml')).toBe('Hello, 1 pages, 3 pages, Goodbye');
});
