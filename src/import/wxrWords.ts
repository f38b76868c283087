import { textOf } from '#lib/html.ts';
import { htmlOf, treeOf } from '#store/richText/tree.ts';

/** The words of a title or an excerpt, in which WordPress writes characters by all the names that HTML has for them (&ndash; &eacute;). */
export function wordsOf(html: string): string {
  if (!html.includes('&')) return textOf(html);
  try {
    return textOf(htmlOf(treeOf(html)));
  } catch {
    return textOf(html);
  }
}
