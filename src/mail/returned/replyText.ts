import type { Email } from 'postal-mime';
import { textOf } from '#lib/html.ts';

/** The longest reply that is stored; a visitor's message may have 5,000 characters. */
const LONGEST = 20_000;
/** Where a line of an HTML mail ends. */
const LINE_ENDS = /<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|blockquote|table|ul|ol)>/gi;

/** The text of a mail reply: HTML is reduced to its lines. */
export function replyText({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = text?.trim() ? text : linesOf(html ?? '');
  return plain
    .replaceAll('\r\n', '\n')
    .toWellFormed()
    .replaceAll(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll(/[ \u00a0]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}

/** Line breaks in HTML source have no meaning. */
const linesOf = (html: string): string =>
  html
    .replaceAll(/<(style|script|head|title)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .split('\n')
    .map(textOf)
    .join('\n');
