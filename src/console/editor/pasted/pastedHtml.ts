import { markFonts, pastedDocument } from '../../oldFonts/pastedFonts.ts';
import { deepenLists } from './deeperLists.ts';
import { makeLooks } from './looks.ts';
import { takeOutPictures } from './pictures.ts';
import { takeOutUnseen } from './unseen.ts';
import { makeWordLists } from './wordLists.ts';

/** What was pasted, as the editor can read it. */
export interface PastedHtml {
  readonly html: string;
  /** Pictures that could not come along. */
  readonly lost: number;
}

/**
 * Pasted HTML with what it says by styles, and in ways of its program's own, turned into tags and classes. The page's policy takes inline styles away before the editor
 * can read them: without this, text from Google Docs would turn bold as a whole and lose the bold words that it has. What is in a font before Unicode is marked
 * (`markFonts`), which `OldFonts` takes out again. Browser only.
 */
export function readPastedHtml(html: string): PastedHtml {
  const pasted = pastedDocument(html);
  const { body } = pasted;
  // Before anything moves: the fonts are those of what stands around.
  markFonts(pasted);
  takeOutUnseen(body);
  makeWordLists(body);
  // What was copied out of an editor such as this one says itself how deep it stood.
  if (!body.querySelector('[data-pm-slice]')) deepenLists(body);
  const lost = takeOutPictures(body);
  makeLooks(body);
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style');
  return { html: body.innerHTML, lost };
}
