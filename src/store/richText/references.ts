import type { Look } from './look.ts';
import type { NotKept } from './notKept.ts';
import { type Element, element, type Node } from './tree.ts';

/** How our files' addresses are recognised, and the collector of what is not kept. */
export interface Cleaning {
  /** The name of our file behind an address; null for every other address. */
  ownFile(address: string): string | null;
  readonly notKept: NotKept;
}

/** An absolute web address; undefined for anything else. */
export function outsideAddress(address: string): string | undefined {
  const typed = address.trim();
  const whole = typed.startsWith('//') ? `https:${typed}` : typed;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : undefined;
}

/** Our own pictures stay; one of another host becomes a link with its description (ADD-10); an unreachable one is removed. */
export function pictureOf({ attributes }: Element, { ownFile, notKept }: Cleaning, inLink: boolean): Node[] {
  const { alt = '', title = '', width, height } = attributes;
  const address = attributes.src || attributes['data-src'] || '';
  const name = ownFile(address);
  if (name !== null) {
    const size = Object.entries({ width, height }).flatMap(([side, value]) =>
      /^\d{1,5}$/.test(value ?? '') ? [[side, value ?? '']] : [],
    );
    return [element('img', { src: mediaPath(name), alt, ...Object.fromEntries(size) })];
  }
  const outside = outsideAddress(address);
  if (outside === undefined) {
    notKept.unreachable(alt.trim() || address);
    return [];
  }
  const url = new URL(outside);
  const description = alt.trim() || title.trim() || lastPiece(url) || 'Picture';
  notKept.linked(description, url.host);
  return [inLink ? description : element('a', { href: outside }, [description])];
}

/** A link to an allowed address; else its text alone. `inside` returns its content. */
export function linkOf(
  { attributes, children }: Element,
  look: Pick<Look, 'classes' | 'marks'>,
  { ownFile, notKept }: Cleaning,
  inLink: boolean,
  inside: (children: readonly Node[]) => Node[],
): Node[] {
  const held = look.marks.reduceRight<Node[]>(
    (within, mark) => [element(mark, {}, within)],
    inside(children),
  );
  const { href = '', target } = attributes;
  if (href.trim() === '' || inLink) return held;
  const to = addressOf(href, ownFile);
  if (to === undefined) {
    if (/^(javascript|vbscript|data):/i.test(plain(href))) notKept.thing('scripts');
    else notKept.link(href);
    return held;
  }
  const looks = look.classes.filter((name) => !/^(align|indent)-/.test(name));
  return [
    element(
      'a',
      {
        href: to,
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
        ...(looks.length > 0 ? { class: looks.join(' ') } : {}),
      },
      held,
    ),
  ];
}

function addressOf(href: string, ownFile: Cleaning['ownFile']): string | undefined {
  const name = ownFile(href);
  if (name !== null) return mediaPath(name);
  const typed = plain(href);
  if (typed.startsWith('//')) return `https:${typed}`;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(typed)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? typed : undefined;
}

/** Without the control characters and blanks that browsers ignore in a scheme. */
const plain = (href: string): string =>
  href.replace(/[\0-\x20]+/g, (run) => (run.includes(' ') ? ' ' : '')).trim();

const mediaPath = (name: string): string => `/media/${encodeURIComponent(name)}`;

function lastPiece({ pathname }: URL): string {
  const piece = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
