import sanitize from 'sanitize-html';
import { ALIGNMENTS, INK_COLOURS, PAPER_COLOURS, SIZES, VIDEO_HOSTS } from '#kinds/richText.ts';
import { nameInAddress } from './files.ts';

const CLASSES = [
  ...SIZES.map((size) => `size-${size}`),
  ...ALIGNMENTS.map((side) => `align-${side}`),
  ...INK_COLOURS.map((colour) => `ink-${colour.name}`),
  ...PAPER_COLOURS.map((colour) => `on-${colour.name}`),
];
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'li', 'td', 'th'];

/**
 * Cleans what an editor wrote, on write (AMB-072): formatting, links, our own pictures and videos of known hosts stay; scripts, handlers,
 * inline styles and everything else go. Colours, sizes and alignment become classes out of our palette, so that the pages' policy needs no
 * inline style; the ql-* classes and inline styles of the former editor are mapped. Also says which of our files the text shows.
 */
export function cleanRichText(html: string): { html: string; fileNames: string[] } {
  const fileNames = new Set<string>();
  const cleaned = sanitize(html, {
    allowedTags: [
      ...BLOCKS,
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
      img: ['src', 'alt', 'width', 'height', 'loading', 'class'],
      iframe: ['src', 'title', 'loading', 'allowfullscreen', 'referrerpolicy'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      '*': ['class', 'lang'],
    },
    allowedClasses: { '*': CLASSES },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...VIDEO_HOSTS],
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    transformTags: {
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      div: 'p',
      '*': (tagName, attributes) => ({ tagName, attribs: withClasses(attributes) }),
      a: (tagName, attributes) => ({ tagName, attribs: link(withClasses(attributes)) }),
      img: (tagName, attributes) => {
        const name = nameInAddress(attributes.src ?? '');
        if (name === null) return { tagName: 'removed', attribs: {} };
        fileNames.add(name);
        return {
          tagName,
          attribs: {
            ...withClasses(attributes),
            src: `/media/${encodeURIComponent(name)}`,
            alt: attributes.alt ?? '',
            loading: 'lazy',
          },
        };
      },
      iframe: (tagName, attributes) => ({
        tagName,
        attribs: {
          src: attributes.src ?? '',
          title: attributes.title ?? 'Video',
          loading: 'lazy',
          allowfullscreen: '',
          referrerpolicy: 'strict-origin',
        },
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src?.startsWith('https://'),
  }).trim();
  // An editor that was emptied still holds a paragraph.
  return {
    html: /^(<p[^>]*>(<br\s*\/?>|\s|&nbsp;)*<\/p>)*$/.test(cleaned) ? '' : cleaned,
    fileNames: [...fileNames],
  };
}

function link(attributes: Record<string, string>): Record<string, string> {
  if (attributes.target !== '_blank') {
    const { target: _, rel: __, ...rest } = attributes;
    return rest;
  }
  return { ...attributes, rel: 'noopener' };
}

/** Our classes for what the attributes ask for, as classes, ql-* classes or inline styles. */
function withClasses({
  style,
  class: given,
  align,
  ...rest
}: Record<string, string>): Record<string, string> {
  const classes = new Set((given ?? '').split(/\s+/).filter((name) => CLASSES.includes(name)));
  const wanted = (pattern: RegExp): string => pattern.exec(given ?? '')?.[1] ?? '';
  const declared = Object.fromEntries(
    (style ?? '')
      .split(';')
      .map(
        (rule) => rule.split(':').map((part) => part.trim().toLowerCase()) as [string, string | undefined],
      ),
  );
  const side = wanted(/ql-align-(\w+)/) || declared['text-align'] || align;
  if (side && (ALIGNMENTS as readonly string[]).includes(side)) classes.add(`align-${side}`);
  const size = wanted(/ql-size-(\w+)/);
  if ((SIZES as readonly string[]).includes(size)) classes.add(`size-${size}`);
  const ink = nearest(INK_COLOURS, declared.color ?? wanted(/ql-color-(#?\w+)/));
  if (ink) classes.add(`ink-${ink}`);
  const paper = nearest(
    PAPER_COLOURS,
    declared['background-color'] ?? declared.background ?? wanted(/ql-bg-(#?\w+)/),
  );
  if (paper) classes.add(`on-${paper}`);
  return classes.size > 0 ? { ...rest, class: [...classes].join(' ') } : rest;
}

const NAMED: Readonly<Record<string, string>> = {
  red: '#e60000',
  orange: '#ff9900',
  yellow: '#ffff00',
  green: '#008a00',
  blue: '#0066cc',
  purple: '#9933ff',
  white: '#ffffff',
  gray: '#888888',
  grey: '#888888',
};

/** The name of the palette's colour nearest to a CSS colour; '' for none, for black and white, and for what is no colour. */
function nearest(palette: readonly { name: string; value: string }[], css: string | undefined): string {
  const rgb = channels(css ?? '');
  if (!rgb || Math.max(...rgb) < 40 || Math.min(...rgb) > 245) return '';
  const away = (value: string): number =>
    (channels(value) ?? [0, 0, 0]).reduce((sum, part, i) => sum + (part - (rgb[i] ?? 0)) ** 2, 0);
  return [...palette].sort((a, b) => away(a.value) - away(b.value))[0]?.name ?? '';
}

function channels(css: string): number[] | null {
  const named = NAMED[css] ?? css;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(named)?.[1];
  if (hex)
    return (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map(
      (pair) => Number.parseInt(pair, 16),
    );
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(named)?.[1]
    ?.split(/[\s,/]+/)
    .slice(0, 3)
    .map(Number);
  return parts?.length === 3 && parts.every((part) => part >= 0 && part <= 255) ? parts : null;
}
