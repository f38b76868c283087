import { htmlOf } from '#store/richText/tree.ts';
import { addressLine, shownAt } from './embeds.ts';

/** A text whose shortcodes have been replaced by their content. */
interface WithoutCodes {
  readonly text: string;
  /** Addresses of the pictures of its galleries. */
  readonly gallery: readonly string[];
  /** Shortcodes that were not imported, or not completely. */
  readonly leftOut: readonly string[];
}

/** A shortcode in a text. `closing`: its closing tag, or for a closing tag its opening one. */
interface Code {
  readonly name: string;
  readonly attributes: string;
  readonly isClosing: boolean;
  readonly whole: string;
  readonly from: number;
  readonly to: number;
  closing?: Code;
}

/** Shortcodes that may hold an address. */
const SHOWING = ['embed', 'youtube', 'vimeo'];
/** Shortcodes with a closing tag. */
const PAIRED = new Set(['caption', ...SHOWING]);
const CODE =
  /\[(\/?)((?:wp_)?caption|embed|audio|video|youtube|vimeo|gallery|playlist|contact-form[\w-]*)(?![\w-])([^[\]]*)\]/gi;
const FILM = /\b(?:src|mp4|m4v|webm|ogv|flv|wmv|mp3|m4a|ogg|wav|wma)=["']?([^"'\s\]]+)/i;
/** Addresses without a name: [audio https://…], also several of them with a comma between. */
const BARE = /https?:\/\/[^\s<>"'|]+?(?=,https?:|[\s<>"'|]|$)/gi;

/**
 * Replaces shortcodes by their content: a caption's picture and words, the player of a film or a link to it. `pictures`: the addresses for a gallery's ids, and
 * without ids all pictures of the post; undefined for an unknown one.
 */
export function withoutCodes(
  text: string,
  pictures: (ids: readonly string[] | undefined) => readonly (string | undefined)[],
): WithoutCodes {
  const pieces: string[] = [];
  const gallery: string[] = [];
  const leftOut: string[] = [];
  let at = 0;
  for (const code of codesIn(text)) {
    if (code.from < at) continue;
    pieces.push(text.slice(at, code.from), insteadOf(code));
    at = SHOWING.includes(code.name) && code.closing ? code.closing.to : code.to;
  }
  return { text: pieces.join('') + text.slice(at), gallery, leftOut };

  function insteadOf(code: Code): string {
    const { name, attributes, isClosing, whole, closing } = code;
    if (isClosing) return closing ? endOfCaption(closing) : '';
    if (name === 'caption' && closing) return '<figure>';
    if (SHOWING.includes(name) && closing)
      return bare(attributes) + shownIn(text.slice(code.to, closing.from));
    if (name === 'audio' || name === 'video') return film(whole, attributes);
    if (name === 'youtube' || name === 'vimeo') return bare(attributes) || whole;
    if (name === 'gallery') picturesOf(whole, attributes);
    else leftOut.push(whole);
    return '';
  }

  function film(whole: string, attributes: string): string {
    const named = FILM.exec(attributes)?.[1];
    const shown = named === undefined ? bare(attributes) : codeOf(named);
    // The parts after a vertical bar are titles and artists.
    if (shown === '' || attributes.includes('|')) leftOut.push(whole);
    return shown;
  }

  function picturesOf(whole: string, attributes: string): void {
    const ids = /\bids=["']?([\d,\s]+)/i.exec(attributes)?.[1]?.split(',');
    const known = pictures(ids?.map((id) => id.trim()));
    if (known.length === 0 || known.includes(undefined))
      leftOut.push(`${whole} (not all of its pictures are in this file)`);
    gallery.push(...known.flatMap((one) => one ?? []));
  }
}

function codesIn(text: string): Code[] {
  const open = new Map<string, Code[]>();
  const codes: Code[] = [];
  for (const { 0: whole, 1: slash, 2: called = '', 3: attributes = '', index: from } of text.matchAll(CODE)) {
    const to = from + whole.length;
    // A shortcode in double brackets is shown literally.
    if (text[from - 1] === '[' && text[to] === ']') continue;
    const name = called.toLowerCase().replace('wp_', '');
    const code: Code = { name, attributes, isClosing: slash !== '', whole, from, to };
    codes.push(code);
    if (!PAIRED.has(name)) continue;
    const opened = open.get(name) ?? [];
    open.set(name, opened);
    const first = code.isClosing ? opened.pop() : undefined;
    if (first) [first.closing, code.closing] = [code, first];
    if (!code.isClosing) opened.push(code);
  }
  return codes;
}

/** Captions from before 2012 are an attribute; later ones follow the picture. */
function endOfCaption({ attributes }: Code): string {
  const [, ...words] = /\bcaption=(?:"([^"]*)|'([^']*)|(\S+))/i.exec(attributes) ?? [];
  const said = words.find((one) => one) ?? '';
  return `${said === '' ? '' : `<figcaption>${said}</figcaption>`}</figure>`;
}

const bare = (attributes: string): string =>
  [...attributes.matchAll(BARE)].map(([at]) => codeOf(at)).join('<br>');

/** The content of an [embed], as a player if it is an address. */
function shownIn(inside: string): string {
  const address = addressLine(inside);
  return address === undefined ? inside : codeOf(address);
}

/** The player or link as HTML. */
const codeOf = (address: string): string =>
  htmlOf([shownAt(address.replaceAll('&amp;', '&').replaceAll('&#038;', '&'))]);
