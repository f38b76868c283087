import {
  ALIGNMENTS,
  INDENT_EM,
  INDENTS,
  INK_COLOURS,
  PAPER_COLOURS,
  RICH_TEXT_CLASSES,
  SIZE_FACTORS,
  SIZES,
} from '#kinds/richText.ts';
import { nearestColour } from './colours.ts';
import type { NotKept } from './notKept.ts';

/** The formatting of an element's classes, inline style and old attributes: our classes, and tags with the same meaning. */
export interface Look {
  readonly classes: readonly string[];
  /** Tags to wrap around the element's content. */
  readonly marks: readonly Mark[];
  /** The style says that this is not bold or not slanted, whatever the tag says (Google's documents are one <b> of normal weight). */
  readonly notBold: boolean;
  readonly notItalic: boolean;
}
export type Mark = 'strong' | 'em' | 'u' | 's' | 'sup' | 'sub';

type Attributes = Readonly<Record<string, string>>;
/** At most one class of each of these groups. */
type Group = 'size' | 'align' | 'indent' | 'ink' | 'on';

/** Reads an element's look. An inline style wins over a class, as in a browser. Reports what is dropped to `notKept`. */
export function lookOf(attributes: Attributes, notKept: NotKept): Look {
  const declared = declarations(attributes.style ?? '');
  const chosen: Partial<Record<Group, string>> = { ...fromClasses(attributes.class ?? '', notKept) };
  for (const [group, value] of fromAttributes(attributes, notKept)) chosen[group] = value;
  for (const [property, value] of declared) {
    const asked = fromStyle(property, value, notKept);
    if (asked) chosen[asked[0]] = asked[1];
    else if (!MARKS_OF.has(property) && !isHarmless(property, value)) notKept.style(property);
  }
  return {
    classes: Object.entries(chosen).flatMap(([group, name]) => (name ? [`${group}-${name}`] : [])),
    marks: [...new Set([...declared].flatMap(([property, value]) => MARKS_OF.get(property)?.(value) ?? []))],
    notBold: /^(normal|lighter|[1-5]00)$/.test(declared.get('font-weight') ?? ''),
    notItalic: declared.get('font-style') === 'normal',
  };
}

/** The declarations of a style attribute; a semicolon within brackets or quotes does not end one. The last of a property wins. */
function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of pieces(style.slice(0, LONGEST_STYLE).toLowerCase())) {
    const at = declaration.indexOf(':');
    const value = declaration
      .slice(at + 1)
      .replace('!important', '')
      .trim();
    if (at > 0) found.set(declaration.slice(0, at).trim(), value);
  }
  return found;
}

/** Longer than any editor's style of one element. */
const LONGEST_STYLE = 5000;

function pieces(style: string): string[] {
  const all: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at <= style.length; at++) {
    const sign = style[at];
    if (sign === undefined || (sign === ';' && depth === 0 && quote === '')) {
      all.push(style.slice(from, at));
      from = at + 1;
    } else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
  }
  return all;
}

function fromClasses(names: string, notKept: NotKept): Partial<Record<Group, string>> {
  const chosen: Partial<Record<Group, string>> = {};
  for (const name of names.split(/\s+/)) {
    if (Object.hasOwn(RICH_TEXT_CLASSES, name)) {
      const at = name.indexOf('-');
      chosen[name.slice(0, at) as Group] = name.slice(at + 1);
      continue;
    }
    const [, what = '', value = ''] = /^ql-(align|size|indent|color|bg)-(.+)$/.exec(name) ?? [];
    if (what === 'align') chosen.align = alignment(value);
    if (what === 'size' && isOneOf(SIZES, value)) chosen.size = value;
    if (what === 'indent') chosen.indent = indent(Number(value));
    if (what === 'color') chosen.ink = colour(INK_COLOURS, value, notKept);
    if (what === 'bg') chosen.on = colour(PAPER_COLOURS, value, notKept);
  }
  return chosen;
}

/** Formatting attributes of old HTML. */
function fromAttributes(attributes: Attributes, notKept: NotKept): [Group, string][] {
  const { align, color, bgcolor, size } = attributes;
  const steps = ['', 'small', 'small', '', '', 'large', 'huge', 'huge'];
  return [
    ...(align === undefined ? [] : [['align', alignment(align.toLowerCase())] as [Group, string]]),
    ...(color === undefined ? [] : [['ink', colour(INK_COLOURS, color, notKept)] as [Group, string]]),
    ...(bgcolor === undefined ? [] : [['on', colour(PAPER_COLOURS, bgcolor, notKept)] as [Group, string]]),
    ...(size === undefined ? [] : [['size', steps[Number(size)] ?? ''] as [Group, string]]),
  ];
}

/** The class for a declaration, '' for none of its group; undefined when it is about something else. */
function fromStyle(property: string, value: string, notKept: NotKept): [Group, string] | undefined {
  switch (property) {
    case 'color':
      return ['ink', colour(INK_COLOURS, value, notKept)];
    case 'background':
    case 'background-color':
      return /url|gradient/.test(value) ? undefined : ['on', colour(PAPER_COLOURS, value, notKept)];
    case 'font-size':
      return ['size', nearestSize(value, notKept)];
    case 'text-align':
      return ['align', alignment(value)];
    case 'margin-left':
    case 'margin-inline-start':
    case 'padding-left':
    case 'padding-inline-start': {
      const ems = inEms(value);
      return ems === undefined ? undefined : ['indent', indent(Math.round(ems / INDENT_EM))];
    }
    default:
      return undefined;
  }
}

function colour(
  palette: readonly { readonly name: string; readonly value: string }[],
  css: string,
  notKept: NotKept,
): string {
  const { name, exact } = nearestColour(palette, css);
  if (!exact) notKept.near('colours');
  return name;
}

const alignment = (side: string): string => {
  const plain = side.replace(/^-\w+-/, '');
  const named = plain === 'end' ? 'right' : plain === 'middle' ? 'center' : plain;
  return isOneOf(ALIGNMENTS, named) ? named : '';
};

const indent = (steps: number): string =>
  Number.isInteger(steps) && steps > 0 ? String(Math.min(steps, INDENTS)) : '';

const WORDS: Readonly<Record<string, number>> = {
  'xx-small': 0.6,
  'x-small': 0.7,
  small: 0.8,
  smaller: 0.8,
  medium: 1,
  large: 1.2,
  larger: 1.2,
  'x-large': 1.5,
  'xx-large': 1.9,
  'xxx-large': 3,
};

/** The nearest size, compared by ratio: 1.2 is nearer to 1.35 than to 1. */
function nearestSize(value: string, notKept: NotKept): string {
  const factor = WORDS[value] ?? inEms(value) ?? 1;
  const sizes: [string, number][] = [
    ['', 1],
    ...SIZES.map((name): [string, number] => [name, SIZE_FACTORS[name]]),
  ];
  const away = (of: number): number => Math.abs(Math.log(Math.max(factor, 0.01) / of));
  const [best] = sizes.sort((a, b) => away(a[1]) - away(b[1]));
  if (away(best?.[1] ?? 1) > 0.1) notKept.near('sizes');
  return best?.[0] ?? '';
}

/** A length as a factor of the text's size, where it can be computed. */
function inEms(value: string): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+)(em|rem|px|pt|%)$/.exec(value) ?? [];
  const per = { em: 1, rem: 1, px: 16, pt: 12, '%': 100 }[unit];
  return per === undefined || Number.isNaN(Number(number)) ? undefined : Number(number) / per;
}

const MARKS_OF: ReadonlyMap<string, (value: string) => Mark[]> = new Map([
  ['font-weight', (value) => (/^(bold|bolder|[6-9]00)$/.test(value) ? ['strong'] : [])],
  ['font-style', (value) => (/^(italic|oblique)/.test(value) ? ['em'] : [])],
  ['text-decoration', lines],
  ['text-decoration-line', lines],
  ['vertical-align', (value) => (value === 'super' ? ['sup'] : value === 'sub' ? ['sub'] : [])],
]);

function lines(value: string): Mark[] {
  return [
    ...(value.includes('underline') ? (['u'] as const) : []),
    ...(value.includes('line-through') ? (['s'] as const) : []),
  ];
}

/** Declarations without a visible effect, and those that only one program understands. */
const isHarmless = (property: string, value: string): boolean =>
  /^(-|mso-)/.test(property) ||
  /^(|0(px|pt|em|%)?|none|normal|auto|initial|inherit|unset|baseline|static|visible)$/.test(value);

const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  (all as readonly string[]).includes(value);
