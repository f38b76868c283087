import { textOf } from '#lib/html.ts';
import { htmlOf, treeOf } from '#store/richText/tree.ts';

/** The text of a title or an excerpt, in which WordPress uses all of HTML's named character references (&ndash; &eacute;). */
export function wordsOf(html: string): string {
  if (!html.includes('&')) return textOf(html);
  try {
    return textOf(htmlOf(treeOf(html)));
  } catch {
    return textOf(html);
  }
}
