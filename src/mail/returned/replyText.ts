import type { Email } from 'postal-mime';
import { BLOCKS, type Tag, textOf, withoutTags } from '#lib/html.ts';
import { withoutEnd } from '#lib/withoutEnd.ts';

/** The longest reply that is stored; a visitor's message may have 5,000 characters. */
const LONGEST = 20_000;
/** Only this much of a mail's text is read before anything is removed from it: HTML is many times as long as its words. */
const MOST_READ = 512 * 1024;
/** Elements at whose end a line of an HTML mail ends. */
const LINES = new Set('p div li tr h1 h2 h3 h4 h5 h6 blockquote table ul ol'.split(' '));
const UNSEEN = ['style', 'script', 'head', 'title'];

/** The text of a mail reply: HTML is reduced to its lines. */
export function replyText({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const plain = text?.trim() ? text.slice(0, MOST_READ) : linesOf((html ?? '').slice(0, MOST_READ));
  return withoutEmptyLines(
    plain
      .replaceAll('\r\n', '\n')
      .toWellFormed()
      .replaceAll(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')
      .split('\n')
      .map((line) => withoutEnd(line, /[ \u00a0]/)),
  )
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}

/** Line breaks in HTML source have no meaning. */
const linesOf = (html: string): string =>
  withoutTags(html.replaceAll(/\s+/g, ' '), UNSEEN, lineEnd).split('\n').map(textOf).join('\n');

function lineEnd({ name, isClosing }: Tag): string {
  if (name === 'br' || (isClosing && LINES.has(name))) return '\n';
  return BLOCKS.has(name) ? ' ' : '';
}

/** Of several empty lines in a row, one is kept. */
const withoutEmptyLines = (lines: readonly string[]): string =>
  lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n');
