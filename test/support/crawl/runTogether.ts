import { all, type Element, type parsed } from '../sitePages/html.ts';

type Root = ReturnType<typeof parsed>;

/** What no style has to part from its neighbours: it stands on lines of its own, in a cell, or in brackets, in whatever shows the page. */
const APART = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html ' +
    'iframe input legend li main menu nav object ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead tr ul video'
  ).split(' '),
);
/** What is not read. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'head', 'datalist']);
/** What may begin or end within a word. */
const WITHIN_WORD = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'wbr']);

const ENDS_WORD = /[\p{L}\p{M}\p{N}.,:;!?)\]”’»]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}(“‘«]/u;

/**
 * Words of two elements between which nothing stands: styles may part them, but whoever reads without styles (a text browser, what is copied, a machine)
 * reads one word. A picture's description counts as what it says.
 */
export function runTogether(page: Root): string[] {
  const found = new Set<string>();
  let before = '';
  /** Since the last text an element has begun or ended that is more than a look within a word. */
  let parted = false;

  const read = (text: string): void => {
    if (text === '') return;
    if (parted && ENDS_WORD.test(before) && BEGINS_WORD.test(text))
      found.add(`${before.slice(-24)}|${text.slice(0, 24)}`);
    before = (before + text).slice(-60);
    parted = false;
  };
  const walk = (nodes: Root['children']): void => {
    for (const node of nodes) {
      if (node.type === 'text') read((node as unknown as { data: string }).data);
      if (!('attribs' in node) || UNREAD.has(node.name) || node.attribs.hidden !== undefined) continue;
      const own = node as Element;
      const edge = (): void => {
        if (APART.has(own.name)) before = '';
        else if (!WITHIN_WORD.has(own.name)) parted = true;
      };
      edge();
      if (own.name === 'img') read(own.attribs.alt ?? '');
      else walk(own.children);
      edge();
    }
  };
  walk(all(page, 'body'));
  return [...found];
}
