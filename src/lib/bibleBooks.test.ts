import { describe, expect, it, test } from 'vitest';
import { BOOKS } from './aliases/bible.ts';
import { chaptersIn, passageIn } from './bibleBooks.ts';
import { LANGUAGES, languageOf } from './language.ts';

describe('a reading in the language of the reader', () => {
  it.each([
    ['Mark 13:24–37', 'ta', 'மாற்கு 13:24–37'],
    ['1 Corinthians 1:3–9', 'te', '1 కొరింథీయులకు 1:3–9'],
    ['Psalm 80:1–7', 'kn', 'ಕೀರ್ತನೆಗಳು 80:1–7'],
    ['Ps. 80', 'ml', 'സങ്കീർത്തനം 80'],
    ['Song of Solomon 2:8–13', 'ta', 'உன்னதப்பாட்டு 2:8–13'],
    ['Genesis 3:19; Psalm 103', 'ta', 'ஆதியாகமம் 3:19; சங்கீதம் 103'],
    ['Philemon', 'ta', 'பிலேமோன்'],
    ['John 1:6–8, 19–28', 'en', 'John 1:6–8, 19–28'],
    // What is not the name of a book stays.
    ['Wisdom 1:1', 'ta', 'Wisdom 1:1'],
    ['Marking time', 'ta', 'Marking time'],
    ['மாற்கு 1:1', 'te', 'மாற்கு 1:1'],
  ] as const)('%s in %s is %s', (passage, language, said) => expect(passageIn(passage, language)).toBe(said));
});

test('every book has a name in each language, and there are as many as in the Bible, those with numbers once', () => {
  const lines = BOOKS.trim().split('\n');
  // 66 books, of which Samuel, Kings, Chronicles, Corinthians, Thessalonians, Timothy and Peter are two, and John is four.
  expect(lines).toHaveLength(66 - 7 - 3);
  for (const line of lines)
    expect([line, new Set(line.split(',').map(languageOf))]).toEqual([line, new Set(LANGUAGES)]);
});

test.each([
  ['Mark 13:24–37. The door keeper.', ['Mark 13']],
  ['Genesis 3:19; Psalm 103. We are made of fields.', ['Genesis 3', 'Psalm 103']],
  ['1 Kings 17:8–16', ['1 Kings 17']],
  ['The widow’s field', []],
])('%s names %j', (text, chapters) => expect([...chaptersIn(text)]).toEqual(chapters));
