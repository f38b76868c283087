import { textOf } from '#lib/html.ts';

/**
 * An editor's text as a chapter of a longer page: its headings stand below the chapter's own, and a list whose lines all begin with a year,
 * or all with a word in bold, becomes one of years or of names. `html` has been cleaned on write.
 */
export function chapterText(html: string): string {
  return (
    html
      .replace(
        /<(\/?)h([1-3])\b/g,
        (_all, end: string, level: string) => `<${end}h${Math.max(3, Number(level) + 1)}`,
      )
      // An item ends at its own end, and nothing can be read in two ways: a list with another one in it would be tried in all of them.
      .replace(
        /<ul>\s*((?:<li>(?:(?!<\/?(?:[uo]l|li)>)[\s\S])*<\/li>\s*)+)<\/ul>/g,
        (list, items: string) => {
          const lines = [...items.matchAll(/<li>((?:(?!<li>)[\s\S])*?)<\/li>/g)].map(([, line = '']) => line);
          return listOf('timeline', YEAR, lines) ?? listOf('facts', NAME, lines) ?? list;
        },
      )
  );
}

/** What two columns of a part may hold together, so that nobody has to scroll back for the second one. */
const MOST_IN_COLUMNS = 2500;

/** Whether what stands between the headings of a text is short each time, so that it can stand in columns. */
export const isInShortParts = (html: string): boolean =>
  html.split(/<h\d\b/).every((part) => textOf(part).length <= MOST_IN_COLUMNS);

const YEAR = /^\s*(?:<strong>)?((?:1\d|20)\d\d)(?:<\/strong>)?\s*[:–—-]\s*([\s\S]+)$/;
const NAME = /^\s*<strong>([^<]+?):?<\/strong>\s*[:–—-]?\s*([\s\S]+)$/;

function listOf(name: string, pattern: RegExp, lines: readonly string[]): string | undefined {
  const found = lines.map((line) => pattern.exec(line));
  if (found.some((one) => one === null)) return undefined;
  const rows = found.map((one) => `<div><dt>${one?.[1]}</dt><dd>${one?.[2]}</dd></div>`);
  return `<dl class="${name}">${rows.join('')}</dl>`;
}
