import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translations } from '#lib/translations.ts';
import { LanguageContext, useWords } from './useWords.ts';

const greeting = translations({
  en: { hello: 'Hello', pages: (n: number) => `${n} pages` },
  ta: { hello: 'வணக்கம்', pages: (n: number) => `${n} பக்கங்கள்` },
});

function Greeting() {
  const w = useWords(greeting);
  return `${w.hello}, ${w.pages(3)}`;
}

it('words come in the language that is drawn, and in English until somebody has put them into it', () => {
  const drawn = (language: 'en' | 'ta' | 'ml') =>
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <Greeting />
      </LanguageContext>,
    );
  expect(renderToStaticMarkup(<Greeting />)).toBe('Hello, 3 pages');
  expect(drawn('ta')).toBe('வணக்கம், 3 பக்கங்கள்');
  expect(drawn('ml')).toBe('Hello, 3 pages');
});

it('a translation with a missing or misspelt key does not compile', () => {
  // @ts-expect-error 'bye' is missing.
  translations({ en: { hello: 'Hello', bye: 'Bye' }, ta: { hello: 'வணக்கம்' } });
  // @ts-expect-error 'helo' is not said in English.
  translations({ en: { hello: 'Hello' }, ta: { hello: 'வணக்கம்', helo: 'வணக்கம்' } });
});
