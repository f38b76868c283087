import { element, htmlOf, type Node } from '#store/richText/tree.ts';
import { shownAt } from './embeds.ts';
import { parsed } from './postText.ts';
import { isRaw, type Raw } from './raw.ts';

/** The text of a post that Ghost has not rendered, from its editor's own form. `notes`: parts that could not be read, in sentences. */
export function ghostHtml({ lexical, mobiledoc }: { readonly lexical: string; readonly mobiledoc: string }): {
  html: string;
  notes: string[];
} {
  const unknown = new Set<string>();
  const read = { card: cardsInto(unknown) };
  const root = jsonIn(lexical).root;
  const nodes = isRaw(root)
    ? lexicalNodes(listIn(root.children), read, 0)
    : mobiledocNodes(jsonIn(mobiledoc), read);
  return {
    html: htmlOf(nodes),
    notes: unknown.size > 0 ? [`parts of its text were left out: ${[...unknown].join(', ')}`] : [],
  };
}

interface Reading {
  /** What a card shows. */
  card(name: string, payload: Raw): Node[];
}

/** Lists in lists in quotes; what is deeper is left out. */
const DEEPEST = 50;

function jsonIn(text: string): Raw {
  try {
    const value: unknown = JSON.parse(text);
    return isRaw(value) ? value : {};
  } catch {
    return {};
  }
}

const listIn = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const arrayIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordsAt = (raw: Raw, ...names: readonly string[]): string =>
  names.map((name) => raw[name]).find((one): one is string => typeof one === 'string' && one !== '') ?? '';

/** The bits of a text's format in Lexical. */
const MARKS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup'];
const BLOCKS: Readonly<Record<string, string>> = {
  ...{ paragraph: 'p', quote: 'blockquote', 'extended-quote': 'blockquote', aside: 'blockquote' },
  ...{ listitem: 'li', list: 'ul', heading: 'h2', 'extended-heading': 'h2' },
};

function lexicalNodes(nodes: readonly Raw[], read: Reading, depth: number): Node[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): Node[] => {
    const type = wordsAt(node, 'type');
    const inside = (): Node[] => lexicalNodes(listIn(node.children), read, depth + 1);
    if (type === 'linebreak') return [element('br', {})];
    if (type === 'tab') return [' '];
    if (type === 'text' || type === 'extended-text') {
      const marks = MARKS.filter((_, at) => (Number(node.format) >> at) & 1);
      return [marks.reduceRight<Node>((within, mark) => element(mark, {}, [within]), wordsAt(node, 'text'))];
    }
    if (type === 'link' || type === 'autolink')
      return [element('a', { href: wordsAt(node, 'url') }, inside())];
    if (Object.hasOwn(BLOCKS, type)) {
      const tag = wordsAt(node, 'tag');
      return [element(/^(?:h[1-6]|[uo]l)$/.test(tag) ? tag : (BLOCKS[type] ?? 'p'), {}, inside())];
    }
    return read.card(type, node);
  });
}

/** Mobiledoc 0.3: sections of marked-up texts, with markups, atoms and cards by their numbers. */
function mobiledocNodes(doc: Raw, read: Reading): Node[] {
  const at = (list: unknown, nth: unknown): readonly unknown[] => arrayIn(arrayIn(list)[Number(nth)]);
  const markers = (list: unknown): Node[] => {
    const open: { tag: string; attributes: Record<string, string>; children: Node[] }[] = [
      { tag: '', attributes: {}, children: [] },
    ];
    for (const [kind, opened, closed, value] of arrayIn(list).map(arrayIn)) {
      for (const nth of arrayIn(opened)) {
        const [tag, pairs] = at(doc.markups, nth);
        const [name, href] = arrayIn(pairs);
        const attributes: Record<string, string> = name === 'href' ? { href: String(href) } : {};
        if (open.length < DEEPEST) open.push({ tag: String(tag), attributes, children: [] });
      }
      const [atom, words] = kind === 1 ? at(doc.atoms, value) : [];
      open.at(-1)?.children.push(atom === 'soft-return' ? element('br', {}) : String(words ?? value ?? ''));
      for (let n = Number(closed); n > 0 && open.length > 1; n--) {
        const done = open.pop();
        if (done) open.at(-1)?.children.push(element(done.tag, done.attributes, done.children));
      }
    }
    while (open.length > 1) {
      const done = open.pop();
      if (done) open.at(-1)?.children.push(element(done.tag, done.attributes, done.children));
    }
    return open[0]?.children ?? [];
  };
  return arrayIn(doc.sections)
    .map(arrayIn)
    .flatMap(([kind, first, more]): Node[] => {
      if (kind === 1) return [element(first === 'aside' ? 'blockquote' : String(first), {}, markers(more))];
      if (kind === 2) return [element('img', { src: String(first) })];
      if (kind === 3)
        return [
          element(
            String(first),
            {},
            arrayIn(more).map((one) => element('li', {}, markers(one))),
          ),
        ];
      const [name, payload] = at(doc.cards, first);
      return read.card(String(name), isRaw(payload) ? payload : {});
    });
}

const picture = (raw: Raw): Node[] =>
  wordsAt(raw, 'src') === ''
    ? []
    : [
        element('figure', {}, [
          element('img', { src: wordsAt(raw, 'src'), alt: wordsAt(raw, 'alt') }),
          ...caption(raw),
        ]),
      ];
const caption = (raw: Raw): Node[] => {
  const words = parsed(wordsAt(raw, 'caption')) ?? [];
  return words.length > 0 ? [element('figcaption', {}, words)] : [];
};
const link = (address: string, words: string): Node[] =>
  address === '' ? [] : [element('p', {}, [element('a', { href: address }, [words || address])])];
const html = (text: string): Node[] => parsed(text) ?? [];
const lines = (text: string): Node[] =>
  text
    .split(/\n\n+/)
    .filter((one) => one.trim() !== '')
    .map((one) =>
      element(
        'p',
        {},
        one.split('\n').flatMap((line, n) => (n > 0 ? [element('br', {}), line] : [line])),
      ),
    );

/** What the cards of both editors show; `unknown` gets the names of others. */
const cardsInto =
  (unknown: Set<string>) =>
  (name: string, raw: Raw): Node[] => {
    const card = CARDS[name];
    if (!card && !SILENT.has(name)) unknown.add(name);
    return card?.(raw) ?? [];
  };

const SILENT = new Set(['paywall', 'email', 'email-cta']);
const rule = (): Node[] => [element('hr', {})];
const markdown = (raw: Raw): Node[] => lines(wordsAt(raw, 'markdown'));
const code = (raw: Raw): Node[] => [element('pre', {}, [wordsAt(raw, 'code')])];
const CARDS: Readonly<Record<string, (raw: Raw) => Node[]>> = {
  ...{ hr: rule, horizontalrule: rule, code, codeblock: code, markdown, 'card-markdown': markdown },
  image: picture,
  gallery: (raw) => [...listIn(raw.images).flatMap(picture), ...caption(raw)],
  html: (raw) => html(wordsAt(raw, 'html')),
  embed: (raw) => [element('div', {}, [shownAt(wordsAt(raw, 'url'))]), ...caption(raw)],
  bookmark: (raw) => link(wordsAt(raw, 'url'), isRaw(raw.metadata) ? wordsAt(raw.metadata, 'title') : ''),
  file: (raw) => link(wordsAt(raw, 'src'), wordsAt(raw, 'fileTitle', 'fileName')),
  audio: (raw) => link(wordsAt(raw, 'src'), wordsAt(raw, 'title')),
  video: (raw) => [...link(wordsAt(raw, 'src'), wordsAt(raw, 'fileName')), ...caption(raw)],
  button: (raw) => link(wordsAt(raw, 'buttonUrl'), wordsAt(raw, 'buttonText')),
  callout: (raw) => [element('div', {}, html(wordsAt(raw, 'calloutText')))],
  toggle: (raw) => [element('h4', {}, html(wordsAt(raw, 'heading'))), ...html(wordsAt(raw, 'content'))],
  header: (raw) => [
    element('h2', {}, html(wordsAt(raw, 'header'))),
    element('div', {}, html(wordsAt(raw, 'subheader'))),
  ],
};
