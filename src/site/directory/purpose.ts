import { excerpt, textOf } from '#lib/html.ts';

/** So long at most (look book §3). */
const MOST = 220;

/**
 * What a department is for in one sentence: the first one of its aim. `html`: the aim, or its beginning; '' when there is none. A stop after one
 * letter or a title ends no sentence.
 */
export function purposeOf(html: string): string {
  const first = [...html.matchAll(/<(p|li)\b[^>]*>([\s\S]*?)(?:<\/\1>|$)/gi)]
    .map(([, , inside = '']) => textOf(inside))
    .find((piece) => piece !== '');
  const text = first ?? textOf(html);
  const [sentence = text] =
    /^[\s\S]*?(?<!\b(?:\p{L}|Rev|Dr|Mr|Mrs|Ms|St|No))[.!?।](?=\s|$)/u.exec(text) ?? [];
  return excerpt(sentence, MOST);
}
