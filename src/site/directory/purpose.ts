import { excerpt, textOf } from '#lib/html.ts';

/** Maximum length (look book §3). */
const MOST = 220;

/**
 * Returns a department's purpose in one sentence: the first one of its aim. `html`: the aim, or its beginning; '' if there is none. A full stop after
 * a single letter or a title does not end a sentence.
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
