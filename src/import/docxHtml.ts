import sax from 'sax';
import { encodingOfFont } from '#lib/legacyFonts/encodings.ts';
import { headingLevel, inherited, noteProperty, type Says } from '#media/documentText/docxStyles.ts';
import { fontOf, quietly, stylesOf, walk } from '#media/documentText/docxText.ts';
import { type Element, element, type Node, wordsIn } from '#store/richText/tree.ts';

/** The parts of a Word document that its text needs, by their names in the archive. */
export type WordParts = ReadonlyMap<string, Buffer>;

/** The text of a Word document; `headings`: which of its blocks are headings. */
export interface WordText {
  readonly blocks: readonly { readonly level: number; readonly node: Element }[];
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

interface Run {
  readonly says: Says;
  readonly marks: Set<string>;
}
interface Paragraph {
  readonly says: Says;
  readonly list: { level: number; number: string };
  align: string;
  readonly inline: Node[];
}
interface Block {
  readonly level: number;
  readonly node: Element;
  readonly list?: { readonly depth: number; readonly tag: string } | undefined;
}

/** The marks of a run by the elements of its properties; each may also say that there is none. */
const MARKS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', u: 'u', strike: 's', dstrike: 's' };
const ALIGNED: Readonly<Record<string, string>> = {
  center: 'align-center',
  right: 'align-right',
  end: 'align-right',
};

/**
 * The headings, paragraphs, lists, tables, links and pictures of a document as HTML. `addressOf`: the address of a picture by its place in the archive; undefined
 * leaves it out. What is malformed ends the text.
 */
export function textOfWord(parts: WordParts, addressOf: (place: string) => string | undefined): WordText {
  const styles = stylesOf(sax, parts.get('word/styles.xml'));
  const targets = relationsOf(parts.get('word/_rels/document.xml.rels'));
  const bulleted = bulletsOf(parts.get('word/numbering.xml'));
  const [body, cells]: [Block[], Block[][]] = [[], []];
  const rows: Element[][] = [];
  const tables: Element[][][] = [];
  const open: Paragraph[] = [];
  let [run, properties, isText, notes, links]: [
    Run | undefined,
    'run' | 'paragraph' | '',
    boolean,
    number,
    string[],
  ] = [undefined, '', false, 0, []];
  let alt = '';
  const linked: string[] = [];
  const here = (): Block[] => cells.at(-1) ?? body;

  const add = (node: Node): void => {
    const paragraph = open.at(-1);
    if (!paragraph) return;
    const link = links.at(-1);
    const { inline } = paragraph;
    const last = inline.at(-1);
    const target = link ? element('a', { href: link }, [node]) : node;
    // Word parts a sentence into many runs.
    if (typeof last === 'string' && typeof target === 'string') inline[inline.length - 1] = last + target;
    else if (typeof last === 'object' && typeof target === 'object' && isLike(last, target))
      inline[inline.length - 1] = merged(last, target);
    else inline.push(target);
  };
  const say = (text: string): void => {
    const paragraph = open.at(-1);
    if (!paragraph || text === '') return;
    const font = fontOf(styles, paragraph, run?.says ?? {});
    if (font === undefined) return;
    const marked = [...(run?.marks ?? [])].reduceRight<Node>(
      (within, mark) => element(mark, {}, [within]),
      text,
    );
    // Letters of old fonts are read by their name.
    add(encodingOfFont(font) ? element('font', { face: font }, [marked]) : marked);
  };

  const opened = (name: string, of: (key: string) => string | undefined): void => {
    const paragraph = open.at(-1);
    const isOn = !['0', 'false', 'off', 'none'].includes(of('val') ?? '');
    if (name === 'p') open.push({ says: {}, list: { level: 0, number: '' }, align: '', inline: [] });
    else if (name === 'r') run = { says: {}, marks: new Set() };
    else if (name === 'pPr') properties = 'paragraph';
    else if (name === 'rPr') properties = properties === 'paragraph' ? '' : 'run';
    else if (properties === 'paragraph' && paragraph) {
      if (name === 'ilvl') paragraph.list.level = Math.min(8, Number(of('val') ?? 0) || 0);
      if (name === 'numId') paragraph.list.number = of('val') ?? '';
      if (name === 'jc') paragraph.align = ALIGNED[of('val') ?? ''] ?? '';
      noteProperty(paragraph.says, name, of);
    } else if (properties === 'run' && run) {
      const mark = MARKS[name] ?? raised(name, of('val') ?? '');
      if (mark && isOn) run.marks.add(mark);
      if (name === 'rStyle' && /^(?:strong|emphasis)$/i.test(of('val') ?? ''))
        run.marks.add(/strong/i.test(of('val') ?? '') ? 'strong' : 'em');
      noteProperty(run.says, name, of);
    } else if (name === 't') isText = true;
    else if (name === 'tab' || name === 'ptab') say(' ');
    else if (name === 'noBreakHyphen') say('-');
    else if (name === 'cr' || (name === 'br' && of('type') === undefined)) add(element('br', {}));
    else if (name === 'footnoteReference' || name === 'endnoteReference') notes += 1;
    else if (name === 'hyperlink') links = [...links, targets.get(of('id') ?? '')?.outside ?? ''];
    else if (name === 'tbl') tables.push([]);
    else if (name === 'tr') rows.push([]);
    else if (name === 'tc') cells.push([]);
  };

  const closed = (name: string): void => {
    if (name === 't') isText = false;
    else if (name === 'pPr' || name === 'rPr') properties = '';
    else if (name === 'r') run = undefined;
    else if (name === 'hyperlink') links = links.slice(0, -1);
    else if (name === 'p') {
      const paragraph = open.pop();
      const block = paragraph && blockOf(paragraph);
      if (block) here().push(block);
    } else if (name === 'tc') rows.at(-1)?.push(element('td', {}, contentOf(cells.pop() ?? [])));
    else if (name === 'tr') tables.at(-1)?.push(rows.pop() ?? []);
    else if (name === 'tbl') {
      const table = tables.pop() ?? [];
      const lines = table.map((row) => element('tr', {}, row));
      here().push({ level: 0, node: element('table', {}, [element('tbody', {}, lines)]) });
    }
  };

  const blockOf = ({ says, list, align, inline }: Paragraph): Block | undefined => {
    if (!inline.some(hasContent)) return undefined;
    const style = inherited(styles, says.style ?? styles.usual);
    const level = headingLevel({
      ...style,
      ...(says.outline === undefined ? {} : { outline: says.outline, name: '' }),
    });
    const isListed = level === 0 && (says.listed ?? style.listed) === true;
    const tag = isListed ? 'li' : level > 0 ? `h${Math.min(level, 6)}` : 'p';
    const node = element(tag, align !== '' && !isListed ? { class: align } : {}, inline);
    const isBullet = bulleted.get(list.number)?.has(list.level) ?? true;
    return { level, node, list: isListed ? { depth: list.level, tag: isBullet ? 'ul' : 'ol' } : undefined };
  };

  quietly(() =>
    walk(sax, parts.get('word/document.xml') ?? Buffer.alloc(0), {
      open: opened,
      close: closed,
      text: (text) => isText && say(text),
      other(name, of) {
        if (name === 'wp:docPr') alt = of('descr') ?? '';
        if (name !== 'a:blip') return;
        const place = targets.get(of('embed') ?? '')?.inside;
        const src = place === undefined ? undefined : addressOf(place);
        const elsewhere = targets.get(of('link') ?? '')?.outside;
        if (src !== undefined) add(element('img', alt === '' ? { src } : { src, alt }));
        else if (elsewhere !== undefined) linked.push(elsewhere);
      },
    }),
  );
  return {
    blocks: withLists(body),
    notes: [
      ...(notes > 0 ? [`its footnotes were left out: ${notes}`] : []),
      ...(linked.length > 0 ? [`its pictures are not in the document: ${linked.join(', ')}`] : []),
    ],
  };
}

/** LibreOffice writes some of them as places above and below the line. */
const raised = (name: string, value: string): string | undefined =>
  name === 'vertAlign'
    ? VERTICAL[value]
    : name === 'position' && Number(value) !== 0
      ? Number(value) > 0
        ? 'sup'
        : 'sub'
      : undefined;
const VERTICAL: Readonly<Record<string, string>> = { superscript: 'sup', subscript: 'sub' };

const isLike = (one: Element, other: Element): boolean =>
  one.tag === other.tag &&
  one.children.length > 0 &&
  other.children.length > 0 &&
  JSON.stringify(one.attributes) === JSON.stringify(other.attributes);

function merged(one: Element, other: Element): Element {
  const [last, next] = [one.children.at(-1), other.children[0]];
  const before = one.children.slice(0, -1);
  if (typeof last === 'string' && typeof next === 'string')
    return { ...one, children: [...before, last + next, ...other.children.slice(1)] };
  if (typeof last === 'object' && typeof next === 'object' && isLike(last, next))
    return { ...one, children: [...before, merged(last, next), ...other.children.slice(1)] };
  return { ...one, children: [...one.children, ...other.children] };
}

const hasContent = (node: Node): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.tag === 'img' || node.children.some(hasContent);

const contentOf = (blocks: readonly Block[]): Node[] => withLists(blocks).map(({ node }) => node);

/** Items that follow each other as lists, deeper ones within the item before them. */
function withLists(blocks: readonly Block[]): { level: number; node: Element }[] {
  const done: { level: number; node: Element }[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at];
    if (!block?.list) {
      if (block) done.push({ level: block.level, node: block.node });
      at += 1;
      continue;
    }
    const from = at;
    while (blocks[at]?.list) at += 1;
    for (const node of listsOf(blocks.slice(from, at))) done.push({ level: 0, node });
  }
  return done;
}

function listsOf(items: readonly Block[]): Element[] {
  const lists: Element[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    const { depth = 0, tag = 'ul' } = first?.list ?? {};
    let to = at + 1;
    while ((items[to]?.list?.depth ?? -1) > depth) to += 1;
    const item = element('li', {}, [...(first?.node.children ?? []), ...listsOf(items.slice(at + 1, to))]);
    const last = lists.at(-1);
    if (last?.tag === tag) lists[lists.length - 1] = { ...last, children: [...last.children, item] };
    else lists.push(element(tag, {}, [item]));
    at = to;
  }
  return lists;
}

/** What the document refers to by ids: an address outside, or a place in the archive. */
function relationsOf(part: Buffer | undefined): Map<string, { outside?: string; inside?: string }> {
  const found = new Map<string, { outside?: string; inside?: string }>();
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (!name.endsWith('Relationship')) return;
    const [id, target] = [String(attributes.Id ?? ''), String(attributes.Target ?? '')];
    if (attributes.TargetMode === 'External') found.set(id, { outside: target });
    else found.set(id, { inside: target.startsWith('/') ? target.slice(1) : `word/${target}` });
  };
  parser.onerror = (error) => {
    throw error;
  };
  if (part) quietly(() => parser.write(part.toString('utf8')).close());
  return found;
}

/** The levels of each list that have bullets, by the list's number. */
function bulletsOf(part: Buffer | undefined): Map<string, Set<number>> {
  const abstract = new Map<string, Set<number>>();
  const found = new Map<string, Set<number>>();
  let [own, level, number] = [new Set<number>(), 0, ''];
  if (part)
    quietly(() =>
      walk(sax, part, {
        open(name, of) {
          if (name === 'abstractNum') {
            own = new Set();
            abstract.set(of('abstractNumId') ?? '', own);
          } else if (name === 'lvl') level = Number(of('ilvl'));
          else if (name === 'numFmt' && of('val') === 'bullet') own.add(level);
          else if (name === 'num') number = of('numId') ?? '';
          else if (name === 'abstractNumId') found.set(number, abstract.get(of('val') ?? '') ?? new Set());
        },
        close: () => {},
        text: () => {},
      }),
    );
  return found;
}

/** The words of a block, as a title. */
export const titleIn = ({ children }: Element): string => wordsIn(children).replace(/\s+/g, ' ').trim();
