import { type Element, element, type Node, wordsIn } from '#store/richText/tree.ts';

/** What Ghost writes in place of its site's address. */
export const SITE = '__GHOST_URL__';

/** What becomes of the address of the site itself in an attribute; undefined: the attribute goes. */
export type AddressOf = (path: string, tag: string) => string | undefined;

/**
 * A text of Ghost with its cards as what they show: a bookmark, a file, a film or a sound is a link, and forms and the buttons of players go. `leftOut` gets the
 * names of cards of which nothing stays.
 */
export function withoutCards(
  nodes: readonly Node[],
  addressOf: AddressOf,
  leftOut: (card: string) => void,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    const classes = (node.attributes.class ?? '').split(/\s+/);
    const card = classes.find((name) => Object.hasOwn(LINKS, name));
    if (classes.includes('kg-signup-card')) leftOut('signup');
    if (classes.includes('kg-signup-card') || GONE.has(node.tag)) return [];
    const own = { ...node, attributes: withAddresses(node, addressOf) };
    const inside = withoutCards(node.children, addressOf, leftOut);
    if (card === undefined) return [{ ...own, children: inside }];
    return linkOf({ ...own, children: inside }, LINKS[card] ?? []);
  });
}

const GONE = new Set(['svg', 'button', 'input', 'form']);
/** Where the words of a card's link are, the first that has some. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  'kg-bookmark-card': ['kg-bookmark-title'],
  'kg-file-card': ['kg-file-card-title', 'kg-file-card-filename'],
  'kg-audio-card': ['kg-audio-title'],
  'kg-video-card': [],
};

function withAddresses({ tag, attributes }: Element, addressOf: AddressOf): Element['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const own = value.startsWith(SITE) ? addressOf(value.slice(SITE.length), tag) : value;
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** A card as a paragraph with its link, and its caption below. */
function linkOf(card: Element, named: readonly string[]): Node[] {
  const inside = allIn(card.children);
  const address = inside
    .map(({ tag, attributes }) => (tag === 'a' ? attributes.href : PLAYERS.has(tag) ? attributes.src : ''))
    .find(Boolean);
  const words = named
    .map((name) => inside.find(({ attributes }) => attributes.class?.split(/\s+/).includes(name)))
    .map((one) => (one ? wordsIn(one.children) : ''))
    .find(Boolean);
  const captions = inside.filter(({ tag }) => tag === 'figcaption');
  const link = address === undefined ? (words ?? '') : element('a', { href: address }, [words ?? address]);
  return [...(link === '' ? [] : [element('p', {}, [link])]), ...captions];
}

const PLAYERS = new Set(['audio', 'video']);
const allIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...allIn(node.children)]));
