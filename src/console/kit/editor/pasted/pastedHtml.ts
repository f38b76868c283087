import { markFonts, pastedDocument } from '../../oldFonts/pastedFonts.ts';
import { deepenLists } from './deeperLists.ts';
import { makeLooks } from './looks.ts';
import { takeOutPictures } from './pictures.ts';
import { takeOutUnseen } from './unseen.ts';
import { makeWordLists } from './wordLists.ts';

/** Pasted content in a form the editor can read. */
export interface PastedHtml {
  readonly html: string;
  /** The number of pictures that could not be pasted. */
  readonly lost: number;
}

/**
 * Converts pasted HTML: inline styles and program-specific markup become tags and classes. The page's policy removes inline styles before the editor
 * can read them; without this, text from Google Docs would turn entirely bold and lose its own bold words. Text in legacy fonts is marked
 * (`markFonts`); `OldFonts` removes the marks again. Browser only.
 */
export function readPastedHtml(html: string): PastedHtml {
  const pasted = pastedDocument(html);
  const { body } = pasted;
  // Before anything moves, because fonts are inherited from ancestors.
  markFonts(pasted);
  takeOutUnseen(body);
  makeWordLists(body);
  // Content copied from an editor like this one already has the right nesting.
  if (!body.querySelector('[data-pm-slice]')) deepenLists(body);
  const lost = takeOutPictures(body);
  makeLooks(body);
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style');
  return { html: body.innerHTML, lost };
}
