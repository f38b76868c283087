/** Properties of a run, a paragraph or a style; undefined if not set. */
export interface Says {
  /** The font for Latin characters, the range in which legacy fonts hold their letters; '' for one of the theme, which holds Unicode. */
  font?: string | undefined;
  /** The font for complex scripts. */
  complexFont?: string | undefined;
  hidden?: boolean | undefined;
  /** From 0; 9 means none. */
  outline?: number | undefined;
  listed?: boolean | undefined;
  style?: string | undefined;
  isComplex?: boolean | undefined;
}

/** A style with what it is based on. */
export interface Style extends Says {
  name?: string | undefined;
  basedOn?: string | undefined;
}

/** The styles of a document, and its defaults. */
export interface Styles {
  readonly defaults: Says;
  readonly named: ReadonlyMap<string, Style>;
  /** For paragraphs that name none. */
  readonly usual: string | undefined;
}

/** A circular or endless chain is followed no further. */
const LONGEST_CHAIN = 20;

/** A style's properties, including the inherited ones. */
export function inherited({ named }: Styles, id: string | undefined): Style {
  const whole: Style = {};
  let next = id;
  for (let steps = 0; next !== undefined && steps < LONGEST_CHAIN; steps++) {
    const style: Style | undefined = named.get(next);
    if (!style) break;
    for (const [key, value] of Object.entries(style))
      if (value !== undefined && whole[key as keyof Style] === undefined)
        Object.assign(whole, { [key]: value });
    next = style.basedOn;
  }
  return whole;
}

/** Records the value of a property element (`w:rPr`, `w:pPr`). `of`: an attribute by its name without prefix. */
export function noteProperty(says: Says, element: string, of: (name: string) => string | undefined): void {
  switch (element) {
    case 'rFonts':
      says.font = of('asciiTheme') === undefined ? (of('ascii') ?? of('hAnsi') ?? says.font) : '';
      says.complexFont = of('cstheme') === undefined ? (of('cs') ?? says.complexFont) : '';
      break;
    case 'vanish':
      says.hidden = isOn(of('val'));
      break;
    case 'cs':
      says.isComplex = isOn(of('val'));
      break;
    case 'outlineLvl':
      says.outline = Number.parseInt(of('val') ?? '', 10);
      break;
    case 'numPr':
      says.listed = true;
      break;
    case 'numId':
      says.listed = of('val') !== '0';
      break;
    case 'pStyle':
    case 'rStyle':
      says.style = of('val');
      break;
  }
}

const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '');

/** The level of a heading from 2 on, as on the page of the website; 0 if it is none. */
export function headingLevel({ outline, name = '' }: Style): number {
  const named = /^(?:title$|heading ([1-9])$)/i.exec(name);
  const level = named ? Number(named[1] ?? 1) - 1 : outline;
  return level === undefined || !(level >= 0 && level < 9) ? 0 : Math.min(level, 2) + 2;
}
