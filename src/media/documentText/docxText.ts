import type { SAXParser } from 'sax';
import { headingLevel, inherited, noteProperty, type Says, type Style, type Styles } from './docxStyles.ts';

/** A streaming XML parser; it never expands entities defined by a document. */
export type Sax = { parser(strict: boolean): SAXParser };

/** A part of a document: a heading of this level from 2 on or a paragraph (0), with its letters and their fonts. */
export interface DocxBlock {
  readonly level: number;
  readonly runs: readonly { readonly text: string; readonly font: string }[];
}

/** No real document is nested deeper. */
const DEEPEST = 500;
const PIECE = 64 * 1024;
const MAIN = /\/wordprocessingml\/(?:2006\/)?main$/;
/** Deleted or moved text, its former versions, field codes, and fallbacks for older programs. */
const LEFT_OUT = new Set(
  (
    'del moveFrom delText instrText delInstrText rPrChange pPrChange sectPrChange tblPrChange tcPrChange trPrChange ' +
    'numberingChange Fallback'
  ).split(' '),
);

type Of = (name: string) => string | undefined;
/** What is called with the elements of a part. `of`: an attribute of the element by its name without prefix. */
export interface Handlers {
  open(name: string, of: Of): void;
  close(name: string): void;
  text(text: string): void;
  /** Elements that are no words: drawings. With the prefixes that all programs write. */
  other?(name: string, of: Of): void;
}

/** Walks the WordprocessingML elements of a part, without prefixes. Throws at malformed XML; earlier elements have been reported. */
export function walk(sax: Sax, part: Buffer, { open, close, text, other }: Handlers): void {
  const parser = sax.parser(true);
  let [depth, skipped, prefix] = [0, 0, 'w:'];
  const named = (name: string): string | undefined =>
    name.startsWith(prefix) ? name.slice(prefix.length) : name.endsWith(':Fallback') ? 'Fallback' : undefined;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('It is nested too deeply.');
    if (depth === 1) {
      const [bound] = Object.entries(attributes).find(([, value]) => MAIN.test(String(value))) ?? [];
      if (bound?.startsWith('xmlns')) prefix = bound === 'xmlns' ? '' : `${bound.slice(6)}:`;
    }
    const own = named(name);
    if (skipped > 0 || LEFT_OUT.has(own ?? '')) {
      skipped += 1;
      return;
    }
    const of: Of = (key) => {
      const value = attributes[`${prefix}${key}`] ?? attributes[key] ?? attributes[`r:${key}`];
      return value === undefined ? undefined : String(value);
    };
    if (own === undefined) other?.(name, of);
    else open(own, of);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    const own = named(name);
    if (skipped > 0) skipped -= 1;
    else if (own !== undefined) close(own);
  };
  const said = (piece: string): void => {
    if (skipped === 0) text(piece);
  };
  [parser.ontext, parser.oncdata] = [said, said];
  parser.onerror = (error) => {
    throw error;
  };
  const decoder = new TextDecoder(
    /^(?:\xff\xfe|<\0)/.test(part.toString('latin1', 0, 2)) ? 'utf-16le' : 'utf-8',
  );
  for (let at = 0; at < part.length; at += PIECE)
    parser.write(decoder.decode(part.subarray(at, at + PIECE), { stream: true }));
  parser.close();
}

/** Keeps what was found before something malformed. */
export const quietly = (work: () => void): void => {
  try {
    work();
  } catch {
    // What follows can't be read.
  }
};

/** The styles of a document, from `word/styles.xml`. */
export function stylesOf(sax: Sax, part: Buffer | undefined): Styles {
  const named = new Map<string, Style>();
  const defaults: Says = {};
  let usual: string | undefined;
  let style: Style | undefined;
  const open = (name: string, of: Of): void => {
    if (name === 'rPrDefault') style = defaults;
    else if (name === 'style') {
      style = {};
      const id = of('styleId');
      if (id !== undefined) named.set(id, style);
      if (of('type') === 'paragraph' && ['1', 'true', 'on'].includes(of('default') ?? '')) usual ??= id;
    } else if (style && name === 'name') style.name = of('val');
    else if (style && name === 'basedOn') style.basedOn = of('val');
    else if (style && name !== 'pStyle' && name !== 'rStyle') noteProperty(style, name, of);
  };
  const close = (name: string): void => {
    if (name === 'style' || name === 'rPrDefault') style = undefined;
  };
  if (part) quietly(() => walk(sax, part, { open, close, text: () => {} }));
  return { defaults, named, usual };
}

interface Paragraph {
  readonly says: Says;
  readonly runs: { text: string; font: string }[];
}

/**
 * The headings and paragraphs of a part, in reading order, those of tables cell by cell. `into` is called with each and returns whether it wants more. `notes`:
 * the numbers of notes by kind and id, in the order in which the text refers to them; in a part of notes they precede each.
 */
export function readBlocks(
  sax: Sax,
  part: Buffer,
  styles: Styles,
  notes: Map<string, number>,
  into: (block: DocxBlock) => boolean,
): void {
  const open: Paragraph[] = [];
  let run: Says | undefined;
  let [properties, isText, note]: [Says | undefined, boolean, string | undefined] = [
    undefined,
    false,
    undefined,
  ];
  const add = (text: string): void => {
    const paragraph = open.at(-1);
    if (!paragraph || text === '') return;
    const font = fontOf(styles, paragraph, run ?? {});
    if (font === undefined) return;
    const last = paragraph.runs.at(-1);
    if (last?.font === font) last.text += text;
    else paragraph.runs.push({ text, font });
  };
  const reference = (kind: string, id = ''): void => {
    if (!notes.has(`${kind} ${id}`)) notes.set(`${kind} ${id}`, notes.size + 1);
    add(`[${notes.get(`${kind} ${id}`)}]`);
  };
  const opened = (name: string, of: Of): void => {
    if (name === 'p') {
      open.push({ says: {}, runs: [] });
      run = undefined;
      if (note !== undefined) add(`[${notes.get(note)}] `);
      note = undefined;
    } else if (name === 'r') run = {};
    else if (name === 'pPr') properties = open.at(-1)?.says;
    // The properties of a paragraph's mark do not apply to its words.
    else if (name === 'rPr') properties = run;
    else if (properties) noteProperty(properties, name, of);
    else if (name === 't') isText = true;
    else if (name === 'tab' || name === 'br' || name === 'cr' || name === 'ptab') add(' ');
    else if (name === 'noBreakHyphen') add('-');
    else if (name === 'footnoteReference' || name === 'endnoteReference')
      reference(name.slice(0, -'Reference'.length), of('id'));
    else if (name === 'footnote' || name === 'endnote') {
      const said = `${name} ${of('id') ?? ''}`;
      // Separator lines are stored as notes to which nothing refers.
      note = notes.has(said) ? said : undefined;
    }
  };
  const closed = (name: string): void => {
    if (name === 't') isText = false;
    else if (name === 'pPr' || name === 'rPr') properties = undefined;
    else if (name === 'r') run = undefined;
    else if (name === 'p') {
      const paragraph = open.pop();
      const block = paragraph && blockOf(styles, paragraph);
      if (block && !into(block)) throw new Error('That is enough.');
    }
  };
  quietly(() => walk(sax, part, { open: opened, close: closed, text: (text) => isText && add(text) }));
}

/** The font of a run, from itself, its style, its paragraph's style or the defaults; undefined for hidden text. */
export function fontOf(
  styles: Styles,
  { says: paragraph }: { readonly says: Says },
  run: Says,
): string | undefined {
  const own = inherited(styles, paragraph.style ?? styles.usual);
  const levels: readonly Says[] = [run, inherited(styles, run.style), own, styles.defaults];
  const first = <K extends keyof Says>(key: K): Says[K] =>
    levels.find((one) => one[key] !== undefined)?.[key];
  if (first('hidden')) return undefined;
  return (run.isComplex ? first('complexFont') : first('font')) ?? '';
}

function blockOf(styles: Styles, { says, runs }: Paragraph): DocxBlock | undefined {
  if (runs.every(({ text }) => text.trim() === '')) return undefined;
  const style = inherited(styles, says.style ?? styles.usual);
  const level = headingLevel({
    ...style,
    ...(says.outline === undefined ? {} : { outline: says.outline, name: '' }),
  });
  const isListed = level === 0 && (says.listed ?? style.listed) === true;
  return { level, runs: isListed ? [{ text: '• ', font: '' }, ...runs] : runs };
}
