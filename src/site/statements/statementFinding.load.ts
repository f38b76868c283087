import { statement } from '#kinds/statement.ts';
import { dayOf } from '#lib/dates.ts';
import { longDay } from '#lib/dayNames.ts';
import { wordsIn } from '#lib/translations.ts';
import { recordFinding } from '../search/recordFinding.load.ts';
import { statementPath } from './statementPaths.ts';
import { statementWords } from './words.ts';

/** Announcements of every type, the newest first. */
export const statementFinding = recordFinding(
  { name: 'statement', called: (_, language) => wordsIn(statementWords, language).found },
  statement,
  { fields: ['type', 'title', 'date'], text: 'description' },
  ({ id, type, title, date, createdAt }) => {
    const day = date ?? dayOf(createdAt);
    return {
      title,
      day,
      picture: null,
      link: ({ links, language }) => ({
        href: links.main(statementPath(id)),
        kind: wordsIn(statementWords, language)[type].title,
        day: longDay(day, language),
      }),
    };
  },
);
