import { sql } from 'kysely';
import { MOST_QUESTIONS, question } from '#kinds/question.ts';
import type { QuestionName } from '#lib/questionNames.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf } from '../database/topics.ts';

/** A question of the office, for the website's search (kinds/question.ts). */
export interface OfficeQuestion {
  readonly wordings: string;
  readonly page: string;
  readonly title: string;
  readonly instead_of: QuestionName | '';
  readonly off: boolean;
}

/** The office's questions, the newest first. Pages share the array until one of them changes. Nobody but the office reads the records themselves. */
export const officeQuestions = (db: ReadDb): Promise<readonly OfficeQuestion[]> =>
  rowsOf<OfficeQuestion>(
    db,
    topicsOf(question),
    sql`select wordings, page, title, instead_of, off from question where deleted_at is null
      order by id desc limit ${sql.lit(MOST_QUESTIONS)}`,
  );
