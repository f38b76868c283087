import { wordingsIn } from '#kinds/question.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type OfficeQuestion, officeQuestions } from '#store/search/officeQuestions.ts';
import { type OwnQuestions, readyQuestions } from './questionsAsked.ts';

/** Made ready once for each state of the records: pages share what was read until it changes. */
const kept = new WeakMap<readonly OfficeQuestion[], OwnQuestions>();

/** The office's questions, ready for a search. */
export async function loadOwnQuestions(db: ReadDb): Promise<OwnQuestions> {
  const rows = await officeQuestions(db);
  const own = kept.get(rows) ?? readyOf(rows);
  kept.set(rows, own);
  return own;
}

function readyOf(rows: readonly OfficeQuestion[]): OwnQuestions {
  const asked = rows.map(({ wordings, page, title, off }) => {
    const phrases = wordingsIn(wordings);
    return { off, question: { answer: { at: page, title, called: phrases[0] ?? page }, wordings: phrases } };
  });
  return {
    ready: readyQuestions(asked.flatMap(({ off, question }) => (off ? [] : [question]))),
    replaced: new Set(rows.flatMap(({ instead_of: name }) => (name === '' ? [] : [name]))),
  };
}
