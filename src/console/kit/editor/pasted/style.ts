import { ALIGNMENTS } from '#kinds/richText.ts';

/** The supported formatting in an inline style of pasted text. undefined where it says nothing. */
export interface PastedStyle {
  readonly bold: boolean | undefined;
  readonly italic: boolean | undefined;
  readonly underline: boolean | undefined;
  readonly struck: boolean | undefined;
  readonly height: 'sup' | 'sub' | 'level' | undefined;
  readonly side: (typeof ALIGNMENTS)[number] | 'left' | undefined;
}

/** Parses a style attribute. Colours and sizes of other programs are ignored: they rarely fit the page. */
export function readStyle(style: string): PastedStyle {
  const rules = rulesOf(style);
  const weight = rules.get('font-weight');
  const slope = rules.get('font-style');
  const line = rules.get('text-decoration') ?? rules.get('text-decoration-line');
  return {
    bold: weight === undefined ? undefined : weight.startsWith('bold') || Number(weight) >= 600,
    italic: slope === undefined ? undefined : slope === 'italic' || slope.startsWith('oblique'),
    underline: line?.includes('underline'),
    struck: line?.includes('line-through'),
    height: heightOf(rules.get('vertical-align')),
    side: sideOf(rules.get('text-align')),
  };
}

const heightOf = (value: string | undefined): PastedStyle['height'] =>
  value === undefined ? undefined : value === 'super' ? 'sup' : value === 'sub' ? 'sub' : 'level';

/** The alignment for a keyword of CSS or old HTML. */
export function sideOf(value: string | null | undefined): PastedStyle['side'] {
  // Browsers have prefixed keywords for the effect of `align`.
  const word = value
    ?.trim()
    .toLowerCase()
    .replace(/^-(?:webkit|moz)-/, '');
  if (word === 'left' || word === 'start' || word === 'initial') return 'left';
  const named = word === 'end' ? 'right' : word === 'middle' ? 'center' : word;
  return ALIGNMENTS.find((one) => one === named);
}

/** The declarations of a style attribute in lower case; the last one for a property wins. */
export function rulesOf(style: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const rule of declarationsOf(style.toLowerCase())) {
    const at = rule.indexOf(':');
    const value = rule
      .slice(at + 1)
      .replace('!important', '')
      .trim();
    // Says nothing itself.
    if (value === 'inherit' || value === 'unset') continue;
    if (at > 0) rules.set(rule.slice(0, at).trim(), value);
  }
  return rules;
}

/** A semicolon within quotes or brackets is part of a value, as in font names and picture URLs. */
function declarationsOf(style: string): string[] {
  const all: string[] = [];
  let [from, quote, depth] = [0, '', 0];
  for (let at = 0; at < style.length; at++) {
    const sign = style.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ';' && depth === 0) {
      all.push(style.slice(from, at));
      from = at + 1;
    }
  }
  return [...all, style.slice(from)];
}
