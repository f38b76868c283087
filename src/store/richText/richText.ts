import sanitize from 'sanitize-html';
import { RICH_TEXT_CLASSES, VIDEO_HOSTS } from '#kinds/richText.ts';
import { tooLong } from '#kinds/sentences.ts';
import { nameInAddress } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { normal } from './normal.ts';
import { newNotKept } from './notKept.ts';
import { htmlOf, type Node, treeOf } from './tree.ts';

/** A text as stored. `warnings`: the changes beyond what the specification says, in sentences for its writer (ADD-10). */
export interface CleanText {
  readonly html: string;
  readonly fileNames: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Cleans an editor's HTML on write (AMB-072): formatting, links, our own pictures and videos of known hosts stay; scripts, handlers, inline styles and
 * everything else are removed. Colours, sizes, alignment and indents become palette classes, so that the pages' policy needs no inline style; the ql-* classes
 * and inline styles of other editors are mapped (ADD-9). Pictures of other hosts become links. `ownFile`: the name of our file behind an address, null for
 * none; without it, hostless addresses below /media/ are ours.
 */
export function cleanRichText(html: string, ownFile = withoutHost): CleanText {
  const notKept = newNotKept();
  const whole = htmlOf(normal(treeOf(html), { ownFile, notKept }));
  if (whole.length > LONGEST) throw new Refusal(422, tooLong('Text', LONGEST, whole.length));
  const cleaned = gate(whole);
  // An empty editor still sends a paragraph.
  const empty = /^(<p[^>]*>(<br\s*\/?>|\s|&nbsp;)*<\/p>)*$/.test(cleaned);
  const kept = empty ? '' : cleaned;
  return { html: kept, fileNames: filesInText(kept), warnings: notKept.sentences() };
}

/** Twice the longest allowed text of any kind: the rest of the cleaning handles only texts that could be kept. */
const LONGEST = 1_000_000;

const withoutHost = (address: string): string | null =>
  address.trim().startsWith('/media/') ? nameInAddress(address) : null;

/** All addresses of pictures, players and links in a text, as written. */
export function addressesIn(html: string): string[] {
  const of = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) =>
      typeof node === 'string'
        ? []
        : [...ADDRESSES.flatMap((name) => node.attributes[name] ?? []), ...of(node.children)],
    );
  return [...new Set(of(treeOf(html)))];
}

const ADDRESSES = ['src', 'data-src', 'href', 'data'];

/** The names of our files that a cleaned text shows or links to. */
export const filesInText = (html: string): string[] => namesIn(html, / (?:src|href)="(\/media\/[^"]+)"/g);

/** The names of the pictures that it shows. */
export const picturesInText = (html: string): string[] => namesIn(html, / src="(\/media\/[^"]+)"/g);

function namesIn(html: string, address: RegExp): string[] {
  const names = [...html.matchAll(address)].map(([, path = '']) => nameInAddress(path));
  return [...new Set(names.filter((name) => name !== null))];
}

/** Lets allowed elements through, and nothing else. All written HTML passes here last. */
function gate(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'li',
      'td',
      'th',
      'strong',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'br',
      'hr',
      'ul',
      'ol',
      'a',
      'img',
      'span',
      'mark',
      'footer',
      'cite',
      'iframe',
      'table',
      'thead',
      'tbody',
      'tr',
      'pre',
      'code',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      iframe: ['src', 'title', 'loading', 'allowfullscreen', 'referrerpolicy'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      '*': ['class', 'lang'],
    },
    allowedClasses: { '*': Object.keys(RICH_TEXT_CLASSES) },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...VIDEO_HOSTS],
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    transformTags: {
      img: (tagName, attributes) => {
        const name = nameInAddress(attributes.src ?? '');
        return name === null
          ? { tagName: 'removed', attribs: {} }
          : {
              tagName,
              attribs: { ...attributes, src: `/media/${encodeURIComponent(name)}`, loading: 'lazy' },
            };
      },
      iframe: (tagName, { src = '', title = '' }) => ({
        tagName,
        attribs: { src, title, loading: 'lazy', allowfullscreen: '', referrerpolicy: 'strict-origin' },
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src?.startsWith('https://'),
  }).trim();
}
