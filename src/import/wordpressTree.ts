import { element, type Node, wordsIn } from '#store/richText/tree.ts';
import type { Library } from './wxrLibrary.ts';

/** WordPress classes with an equivalent here; the others belong to its themes, and some have the same names as ours. */
const CLASSES: Readonly<Record<string, string>> = {
  'has-text-align-center': 'align-center',
  'has-text-align-right': 'align-right',
  'has-text-align-justify': 'align-justify',
  'has-small-font-size': 'size-small',
  'has-large-font-size': 'size-large',
  'has-larger-font-size': 'size-large',
  'has-x-large-font-size': 'size-huge',
  'has-huge-font-size': 'size-huge',
};

type Attributes = Readonly<Record<string, string>>;

/** A text with our classes, and with the library's large pictures; a missing `alt` is taken from the library. */
export function inOurWords(nodes: readonly Node[], library: Library): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { class: classes = '', ...rest } = node.attributes;
    const kept = classes
      .split(/\s+/)
      .flatMap((name) => (Object.hasOwn(CLASSES, name) ? [CLASSES[name]] : []));
    const own = kept.length > 0 ? { ...rest, class: kept.join(' ') } : rest;
    return element(node.tag, withLarge(node.tag, own, library), inOurWords(node.children, library));
  });
}

function withLarge(tag: string, attributes: Attributes, library: Library): Attributes {
  const name = { img: 'src', a: 'href' }[tag];
  const known = name === undefined ? undefined : library.at((attributes[name] ?? '').trim());
  if (name === undefined || known === undefined) return attributes;
  const large = { ...attributes, [name]: known.address };
  return tag === 'img' && !attributes.alt?.trim() && known.alt ? { ...large, alt: known.alt } : large;
}

/** Captions in a text, by the addresses of their pictures. */
export function captionsIn(nodes: readonly Node[]): Map<string, string> {
  const found = new Map<string, string>();
  const look = (within: readonly Node[], words: string): void => {
    for (const node of within) {
      if (typeof node === 'string') continue;
      const { src = '' } = node.attributes;
      if (node.tag === 'img' && words !== '') found.set(src, words);
      look(node.children, node.tag === 'figure' ? wordsIn(node.children) : words);
    }
  };
  look(nodes, '');
  return found;
}

/** The values of an attribute of all elements of a name. */
export const valuesIn = (nodes: readonly Node[], tag: string, name: string): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.tag === tag ? node.attributes[name]?.trim() : undefined;
    return [...(own ? [own] : []), ...valuesIn(node.children, tag, name)];
  });
