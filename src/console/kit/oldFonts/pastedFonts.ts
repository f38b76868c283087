import { encodingOfFont, type LegacyEncoding } from '#lib/legacyFonts/encodings.ts';

/**
 * Parses pasted HTML into an inert document whose inline styles are in `data-style`: the page's policy removes inline styles before they can be read.
 * Event-handler attributes are removed. Browser only.
 */
export const pastedDocument = (html: string): Document =>
  new DOMParser().parseFromString(withStylesKept(html), 'text/html');

/** Matches tags only, so text that merely looks like an attribute is left alone. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** The same HTML with its inline styles under another name. */
export const withStylesKept = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '').replace(/\sstyle\s*=/gi, ' data-style='),
  );

/** Returns the encoding of an element's own text, by the nearest font named around it: inline, by `face`, or by one of Word's rules. */
export function fontsOf(pasted: Document): (element: Element | null) => LegacyEncoding | undefined {
  const rules = rulesOf(pasted);
  const known = new Map<Element, LegacyEncoding | undefined>();
  const of = (element: Element | null): LegacyEncoding | undefined => {
    if (!element) return undefined;
    if (known.has(element)) return known.get(element);
    const font =
      familyIn(element.getAttribute('data-style') ?? '') ?? element.getAttribute('face') ?? ruled(element);
    const encoding = font === undefined ? of(element.parentElement) : encodingOfFont(font);
    known.set(element, encoding);
    return encoding;
  };
  const ruled = (element: Element): string | undefined =>
    [...element.classList].map((name) => rules.get(`.${name.toLowerCase()}`)).find(Boolean) ??
    rules.get(element.tagName.toLowerCase());
  return of;
}

/** The fonts in the style rules that word processors include, by class (or by tag if a rule has none). */
function rulesOf(pasted: Document): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const { textContent } of pasted.querySelectorAll('style')) {
    const text = (textContent ?? '').replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const font = familyIn(body);
      if (font === undefined) continue;
      for (const selector of selectors.toLowerCase().split(',')) {
        const [, tag = '', name = ''] = /^\s*([a-z][a-z0-9]*)?(\.[\w-]+)?\s*$/.exec(selector) ?? [];
        if (name || tag) rules.set(name || tag, font);
      }
    }
  }
  return rules;
}

/** The font that a style names. Word names one per script; it treats legacy fonts as Latin. */
const familyIn = (style: string): string | undefined =>
  /(?:^|[;\s])font-family\s*:\s*([^;]+)/i.exec(style)?.[1] ??
  /mso-(?:ascii|hansi)-font-family\s*:\s*([^;]+)/i.exec(style)?.[1];

/** Noncharacters that occur in no text; they mark for the editor where a font begins and ends. */
const FIRST = 0xfdd0;
const END = '\ufdef';
const ENCODINGS: readonly LegacyEncoding[] = [
  'bamini',
  'tscii',
  'tab',
  'tam',
  'mlTt',
  'mlb',
  'mlMac',
  'nudi',
];

/** Puts a mark before and after each run of text in a legacy font, in place. */
export function markFonts(pasted: Document): void {
  const of = fontsOf(pasted);
  const walker = pasted.createTreeWalker(pasted.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    text.data = text.data.replace(/[\ufdd0-\ufdef]/g, '');
    const encoding = text.data.trim() === '' ? undefined : of(text.parentElement);
    if (encoding) text.data = String.fromCharCode(FIRST + ENCODINGS.indexOf(encoding)) + text.data + END;
  }
}

/** A run of text in a legacy font, counted in UTF-16 code units. */
export interface FontRun {
  readonly encoding: LegacyEncoding;
  readonly from: number;
  readonly to: number;
}

/** Removes the marks from consecutive pieces of text, and reports where they were. */
export function takeMarks(): {
  of(piece: string): string;
  readonly runs: readonly FontRun[];
  text(): string;
} {
  const runs: FontRun[] = [];
  let text = '';
  let open: { encoding: LegacyEncoding; from: number } | undefined;
  return {
    of(piece) {
      let kept = '';
      for (const sign of piece) {
        const encoding = ENCODINGS[sign.charCodeAt(0) - FIRST];
        if (encoding) open = { encoding, from: text.length + kept.length };
        else if (sign === END) {
          if (open) runs.push({ ...open, to: text.length + kept.length });
          open = undefined;
        } else kept += sign;
      }
      text += kept;
      return kept;
    },
    runs,
    text: () => text,
  };
}
