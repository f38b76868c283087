import { readProjectFile } from './projectFiles.ts';

/** Words that docs/glossary.md replaces by others, as it writes them in code spans in the last column and in the paragraph after its tables. */
const OLD_WORDS = readProjectFile('docs/glossary.md')
  .split('\n')
  .map((line) =>
    line.startsWith('|') ? (line.split('|').at(-2) ?? '') : /^Words without/.test(line) ? line : '',
  )
  .flatMap((text) => [...text.matchAll(/`([a-z]\w+)`/gi)].map(([, word = '']) => word));

/** Each at the start of a name, within it, and in a constant: 'secondKey', 'hasSecondKey', 'SECOND_KEY'. */
const FORMS = OLD_WORDS.flatMap((word) => [
  `(?:(?<!\\w)${word}|\\w*${word[0]?.toUpperCase()}${word.slice(1)})(?![a-z])`,
  `(?:\\w+_)?(?<![A-Z])${word.replace(/[A-Z]/g, '_$&').toUpperCase()}(?![A-Z])`,
]).join('|');

/** An export, or the last part of an import, that is named by such a word. */
export const NAMED_BY_OLD_WORD = new RegExp(
  `\\bexport (?:async )?(?:const|function|class|interface|type) (?:${FORMS})|from '[^']*/(?:${FORMS})[^'/]*'`,
);
