/**
 * Renders an editor's text as a chapter of a longer page: its headings move below the chapter's own level, and a list whose lines all begin with a
 * year, or all with a word in bold, becomes a timeline or a list of names. `html` was sanitized on write.
 */
export function chapterText(html: string): string {
  return (
    html
      .replace(
        /<(\/?)h([1-3])\b/g,
        (_all, end: string, level: string) => `<${end}h${Math.max(3, Number(level) + 1)}`,
      )
      // An item ends at the next tag of a list, so the pattern is unambiguous and cannot backtrack; lists with nested lists are not matched.
      .replace(
        /<ul>\s*((?:<li>(?:(?!<\/?(?:[uo]l|li)>)[\s\S])*<\/li>\s*)+)<\/ul>/g,
        (list, items: string) => {
          const lines = [...items.matchAll(/<li>((?:(?!<li>)[\s\S])*?)<\/li>/g)].map(([, line = '']) => line);
          return listOf('timeline', YEAR, lines) ?? listOf('facts', NAME, lines) ?? list;
        },
      )
  );
}

const YEAR = /^\s*(?:<strong>)?((?:1\d|20)\d\d)(?:<\/strong>)?\s*[:–—-]\s*([\s\S]+)$/;
const NAME = /^\s*<strong>([^<]+?):?<\/strong>\s*[:–—-]?\s*([\s\S]+)$/;

function listOf(name: string, pattern: RegExp, lines: readonly string[]): string | undefined {
  const found = lines.map((line) => pattern.exec(line));
  if (found.some((one) => one === null)) return undefined;
  const rows = found.map((one) => `<div><dt>${one?.[1]}</dt><dd>${one?.[2]}</dd></div>`);
  return `<dl class="${name}">${rows.join('')}</dl>`;
}
