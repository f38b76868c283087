import { htmlOf } from '#store/richText/tree.ts';
import { shortened, shownAt } from './embeds.ts';

/** A text without its comments, in which the block editor stores block data. */
export interface WithoutComments {
  readonly text: string;
  readonly isOfBlocks: boolean;
  /** The ids of the reusable blocks that it shows. */
  readonly reused: readonly string[];
  readonly notes: readonly string[];
}

/** A reusable block within a reusable block within one … */
const DEEPEST = 8;
/** A post's maximum length, however often a block repeats another one. */
const LONGEST = 1_000_000;

/**
 * Takes the comments out of a text, replacing them by their content: reusable blocks, whose texts `reusable` holds by their ids, and addresses of blocks
 * without text. Other blocks without text are reported: WordPress fills them dynamically.
 */
export function withoutComments(content: string, reusable: ReadonlyMap<string, string>): WithoutComments {
  const reused = new Set<string>();
  const [notThere, within, empty] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const notes = new Set<string>();
  let isOfBlocks = false;
  let length = content.length;
  const text = replaced(content, []);
  return {
    text,
    isOfBlocks,
    reused: [...reused],
    notes: [
      ...notes,
      ...said(notThere, 'reusable blocks that are not in this file were left out'),
      ...said(within, 'reusable blocks that show themselves, or too much, were left out where they do'),
      ...said(empty, 'blocks that WordPress fills by itself were left out'),
    ],
  };

  function replaced(html: string, around: readonly string[]): string {
    const pieces: string[] = [];
    let at = 0;
    for (;;) {
      const from = html.indexOf('<!--', at);
      const end = from < 0 ? -1 : html.indexOf('-->', from + 4);
      if (end < 0) break;
      pieces.push(html.slice(at, from), insteadOf(html.slice(from + 4, end).trim(), around));
      at = end + 3;
    }
    // An unclosed one hides nothing here: its text is kept.
    return pieces.join('') + html.slice(at).replaceAll('<!--', '');
  }

  function insteadOf(comment: string, around: readonly string[]): string {
    const name = /^wp:(?:core\/)?([\w/-]*\w)/.exec(comment)?.[1];
    if (comment.startsWith('wp:') || comment.startsWith('/wp:')) isOfBlocks = true;
    if (name === undefined || !comment.endsWith('/')) return '';
    const { ref, url, content: own } = facts(comment);
    if (name === 'block') return reusedBlock(String(ref), own, around);
    if (/^(?:core-)?embed\b/.test(name) && typeof url === 'string')
      return `\n\n${htmlOf([shownAt(url)])}\n\n`;
    empty.add(shortened(comment.slice('wp:'.length, -1).trim()));
    return '';
  }

  function reusedBlock(id: string, own: unknown, around: readonly string[]): string {
    const block = reusable.get(id);
    if (own)
      notes.add(`a post's own words in the reusable block ${id} were left out: ${JSON.stringify(own)}`);
    if (block === undefined) notThere.add(id);
    else if (around.includes(id) || around.length >= DEEPEST || length + block.length > LONGEST)
      within.add(id);
    else {
      reused.add(id);
      length += block.length;
      return replaced(block, [...around, id]);
    }
    return '';
  }
}

/** The attributes in a block's comment; empty if unreadable. */
function facts(comment: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(comment.slice(comment.indexOf('{'), comment.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

const said = (all: ReadonlySet<string>, sentence: string): string[] =>
  all.size > 0 ? [`${sentence}: ${[...all].join(', ')}`] : [];
