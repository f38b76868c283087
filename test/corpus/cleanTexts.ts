import { readdirSync, readFileSync } from 'node:fs';
import type { CleanStory } from './cleanStories.ts';

const FOLDER = 'test/corpus/clean';

/**
 * More plain stories, in files of plain text: a line that begins with '# ' is a title, each line below it a paragraph. Those in the files called as a language
 * were written by somebody who had not read the rules; `near.txt` holds what comes near to a fault that a rule finds.
 */
export const CLEAN_TEXTS: readonly CleanStory[] = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.trim().split('\n');
      return {
        title,
        body: lines
          .map((line) => (line.startsWith('<p') || line.startsWith('<h') ? line : `<p>${line}</p>`))
          .join(''),
      };
    }),
);
