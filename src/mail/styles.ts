import type { CSSProperties } from 'react';

/**
 * Styles of mails, written inline since many mail programs support no style sheet; light theme only. What cannot be inline (dark theme, narrow
 * windows) is `MEDIA`, in the head. Classic Outlook renders with Word, which supports padding on table cells only, and neither max-width nor
 * float: therefore blocks are table rows (`Block.tsx`), and backgrounds and widths are attributes as well.
 */
const SERIF = '"Lectern Serif", Georgia, "Times New Roman", serif';
const SANS =
  'Roboto, "Segoe UI", "Noto Sans", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada", "Noto Sans Malayalam", Arial, sans-serif';
const INDIC =
  '"Noto Serif Tamil", "Noto Serif Telugu", "Noto Serif Kannada", "Noto Serif Malayalam", Georgia, serif';
const INK = '#231a1d';
const SOFT = '#5c4f52';
const ROSE = '#b5316a';

/** Width of a mail in px, if there is room. */
export const SHEET_WIDTH = 600;
/** Background colours of tables and cells, also needed as attributes. */
export const GROUNDS = {
  outer: '#f0e8da',
  sheet: '#f8f3ea',
  button: ROSE,
  rule: INK,
  foot: '#2a1622',
} as const;

/** A property that only classic Outlook reads. */
const outlook = (property: 'padding' | 'exact', value = 'exactly'): CSSProperties =>
  ({ [property === 'padding' ? 'msoPaddingAlt' : 'msoLineHeightRule']: value }) as CSSProperties;

/** A coloured or transparent bar of this height in px. */
function bar(height: number, colour?: string): CSSProperties {
  const size = { height, padding: 0, fontSize: 1, lineHeight: `${height}px`, ...outlook('exact') };
  return colour === undefined ? size : { ...size, backgroundColor: colour };
}

/** Font size and line height in px. */
const type = (size: number, line: number, more: CSSProperties = {}): CSSProperties => ({
  fontSize: size,
  lineHeight: `${line}px`,
  ...more,
});
const serif = (size: number, line: number, margin: string): CSSProperties =>
  type(size, line, { margin, fontFamily: SERIF, fontWeight: 500, color: INK });
const indic = (size: number, line: number, margin: string): CSSProperties =>
  type(size, line, { margin, fontFamily: INDIC, fontWeight: 600, color: INK });

const quoted = (color: string): CSSProperties =>
  type(17, 26, {
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${ROSE}`,
    fontFamily: SERIF,
    color,
    whiteSpace: 'pre-line',
  });

const STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: GROUNDS.outer },
  mail: type(16, 24, { color: INK, fontFamily: SANS }),
  hidden: type(1, 1, { display: 'none', maxHeight: 0, overflow: 'hidden', color: '#f0e8da' }),
  outer: { width: '100%', borderCollapse: 'collapse', backgroundColor: GROUNDS.outer },
  // Names, addresses and messages may contain words wider than any window.
  cell: { padding: '24px 12px', wordBreak: 'break-word' },
  block: { width: '100%', borderCollapse: 'collapse' },
  sheet: {
    width: '100%',
    maxWidth: SHEET_WIDTH,
    margin: '0 auto',
    borderCollapse: 'collapse',
    backgroundColor: GROUNDS.sheet,
  },
  topline: bar(4, GROUNDS.button),
  links: type(13, 28, { padding: '10px 32px 0', color: SOFT }),
  pad: { padding: '24px 32px 28px' },
  above: { padding: '24px 32px 16px' },
  greeting: { padding: '24px 32px 8px', borderBottom: '1px solid #ddd1bf' },
  picture: type(0, 0, { padding: 0 }),
  seal: { display: 'block', margin: '0 auto 8px', border: 0 },
  masthead: { padding: '16px 32px 16px', textAlign: 'center' },
  name: { ...serif(24, 28, '0'), letterSpacing: '-0.2px' },
  indicName: indic(22, 30, '0'),
  date: type(13, 18, { margin: '4px 0 0', color: SOFT }),
  kasavu: { padding: '0 32px' },
  thick: bar(3, GROUNDS.rule),
  gap: bar(2),
  thin: bar(1, GROUNDS.rule),
  // Shown until pictures are allowed: background and alternative text.
  pic: type(14, 21, {
    display: 'block',
    width: '100%',
    maxWidth: 600,
    height: 'auto',
    border: 0,
    backgroundColor: '#e6dccb',
    color: SOFT,
  }),
  label: type(13, 18, { margin: '0 0 6px', color: SOFT }),
  unit: { color: ROSE, fontWeight: 500 },
  lead: { ...serif(30, 35, '0 0 12px'), letterSpacing: '-0.4px' },
  head: serif(21, 26, '0 0 6px'),
  indic: indic(18, 27, '0 0 6px'),
  indicLead: indic(25, 36, '0 0 12px'),
  low: indic(20, 29, '0 0 6px'),
  lowLead: indic(28, 39, '0 0 12px'),
  plain: { color: INK, textDecoration: 'none' },
  text: { ...serif(18, 28, '0 0 16px'), fontWeight: 400 },
  indicText: type(17, 29, { margin: '0 0 16px', fontFamily: INDIC, color: INK }),
  // Parts of a greeting.
  saying: quoted(SOFT),
  list: { margin: '0 0 16px', padding: '0 0 0 24px' },
  entry: { ...serif(18, 28, '0 0 6px'), fontWeight: 400 },
  indicEntry: type(17, 29, { margin: '0 0 6px', fontFamily: INDIC, color: INK }),
  small: type(14, 21, { margin: '0 0 12px', color: SOFT }),
  fine: type(13, 20, {
    padding: '14px 0 0',
    borderTop: '1px solid #ddd1bf',
    color: SOFT,
  }),
  before: type(13, 18, { margin: '28px 0 10px', color: SOFT }),
  opening: type(14, 21, { margin: '0 0 20px', color: SOFT }),
  row: { padding: '22px 0', borderTop: '1px solid #ddd1bf' },
  items: { padding: '4px 32px 8px' },
  beside: { padding: '22px 0', borderTop: '1px solid #ddd1bf' },
  thumbcell: type(0, 0, { padding: '26px 0 22px 20px', borderTop: '1px solid #ddd1bf' }),
  thumb: type(12, 16, {
    display: 'block',
    width: 128,
    height: 'auto',
    border: 0,
    backgroundColor: '#e6dccb',
    color: SOFT,
  }),
  also: { padding: '0 32px 12px' },
  line: { padding: '10px 32px', borderTop: '1px solid #ddd1bf' },
  linetitle: { ...serif(17, 25, '0 0 2px'), fontWeight: 400 },
  indicLine: { ...indic(16, 26, '0 0 2px'), fontWeight: 400 },
  last: { padding: '16px 32px 24px', borderTop: '1px solid #ddd1bf' },
  action: { padding: '8px 0 16px' },
  whole: { whiteSpace: 'nowrap' },
  button: { backgroundColor: GROUNDS.button, borderRadius: 2, ...outlook('padding', '13px 24px') },
  buttonlink: type(16, 20, {
    display: 'inline-block',
    padding: '13px 24px',
    color: '#fffaf4',
    fontWeight: 500,
    textDecoration: 'none',
  }),
  press: { border: `1px solid ${ROSE}`, borderRadius: 2, ...outlook('padding', '11px 18px') },
  presslink: type(16, 20, {
    display: 'inline-block',
    padding: '11px 18px',
    color: ROSE,
    textDecoration: 'none',
  }),
  link: { color: ROSE },
  break: { color: ROSE, wordBreak: 'break-all' },
  quote: quoted(SOFT),
  // A person's message, for a reader who has not seen it yet.
  letter: quoted(INK),
  under: bar(16),
  foot: {
    width: '100%',
    maxWidth: SHEET_WIDTH,
    margin: '0 auto',
    borderCollapse: 'collapse',
    backgroundColor: GROUNDS.foot,
  },
  foottext: type(13, 20, { margin: '0 0 8px', color: '#cdbabf' }),
  footlink: { color: '#f6ecdf' },
} satisfies Record<string, CSSProperties>;

/** The attributes for a style name: the inline style, and the classes that `MEDIA` overrides. */
export const as = (
  name: keyof typeof STYLES,
  more: string | false = false,
): { className: string; style: CSSProperties } => ({
  className: more ? `${name} ${more}` : name,
  style: STYLES[name],
});

/** Overrides for phones … */
const PHONE = `
  .cell { padding: 0 !important; }
  .links { padding: 6px 16px 0 !important; line-height: 44px !important; }
  .pad { padding: 20px 16px 24px !important; }
  .above { padding: 20px 16px 14px !important; }
  .greeting { padding: 20px 16px 4px !important; }
  .items { padding: 4px 16px 8px !important; }
  .also { padding: 0 16px 10px !important; }
  .line { padding: 10px 16px !important; }
  .last { padding: 16px 16px 20px !important; }
  .masthead { padding: 8px 16px 12px !important; }
  .kasavu { padding: 0 16px !important; }
  .name { font-size: 20px !important; line-height: 25px !important; }
  .indicName { font-size: 18px !important; line-height: 26px !important; }
  .bar { display: none !important; }
  .whole { display: block !important; }
  .lead { font-size: 26px !important; line-height: 30px !important; }
  .indicLead { font-size: 22px !important; line-height: 33px !important; }
  .lowLead { font-size: 24px !important; line-height: 35px !important; }
  .indicLead.long, .lowLead.long { font-size: 18px !important; line-height: 28px !important; }
  .indic.long, .low.long { font-size: 16px !important; line-height: 25px !important; }
  .head { font-size: 19px !important; line-height: 24px !important; }
  .thumb { width: 96px !important; }
  .thumbcell { width: 110px !important; padding-left: 14px !important; }
  .beside.wide, .thumbcell.wide { display: block !important; width: auto !important; }
  .thumbcell.wide { padding: 22px 0 0 !important; }
  .thumbcell.wide + .beside.wide { border-top: 0 !important; padding-top: 14px !important; }
  .thumb.wide { width: 100% !important; }
`;
/** … and for the dark theme. */
const DARK = `
  body, .outer { background-color: #110d0f !important; }
  .mail, .outer { color: #f2e9de !important; }
  .hidden { color: #110d0f !important; }
  .sheet { background-color: #181315 !important; }
  .topline { background-color: #c43d78 !important; }
  .name, .indicName, .lead, .head, .indic, .indicLead, .low, .lowLead, .linetitle, .indicLine, .plain, .text, .indicText, .entry, .indicEntry, .letter { color: #f2e9de !important; }
  .links, .date, .label, .small, .fine, .before, .opening, .quote, .saying, .pic, .thumb { color: #beb0ae !important; }
  .unit, .link, .break, .presslink { color: #ef8db4 !important; }
  .thick, .thin { background-color: #f2e9de !important; }
  .row, .fine, .greeting, .beside, .thumbcell, .line, .last { border-color: #3b3135 !important; }
  .pic, .thumb { background-color: #2a2226 !important; }
  .press { border-color: #c43d78 !important; }
  .button { background-color: #c43d78 !important; }
  .foot { background-color: #24141e !important; }
`;
const ON_PHONES = `@media (max-width: 480px) {${PHONE}}`;

/** Both, for the head of a mail. */
export const MEDIA = `\n${ON_PHONES}\n@media (prefers-color-scheme: dark) {${DARK}}\n`;

/** All styles as style sheets with classes, light and dark, for a page whose CSP forbids inline styles. */
export function styleSheets(): { readonly light: string; readonly dark: string } {
  const rules = Object.entries(STYLES).map(
    ([name, style]) => `${name === 'body' ? name : `.${name}`} { ${declarations(style)} }`,
  );
  const light = [...rules, ON_PHONES].join('\n');
  return {
    light: `:root { color-scheme: light; }\n${light}`,
    dark: `:root { color-scheme: dark; }\n${light}\n${DARK}`,
  };
}

/** The inline style alone, for the body. */
export const styleOf = (name: keyof typeof STYLES): CSSProperties => STYLES[name];

/** A style as the text of a style attribute. */
export const styleText = (name: keyof typeof STYLES): string => declarations(STYLES[name]);

const declarations = (style: CSSProperties): string =>
  Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}: ${typeof value === 'number' && name !== 'fontWeight' ? `${value}px` : value};`;
    })
    .join(' ');
