/** What a run or a paragraph says of itself, or a style of it; undefined where it says nothing. */
export interface Says {
  /** Of Latin signs, among which fonts of before Unicode hold their letters; '' for one of the theme, which holds Unicode. */
  font?: string | undefined;
  /** Of scripts of their own. */
  complexFont?: string | undefined;
  hidden?: boolean | undefined;
  /** From 0; 9 is none. */
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

/** The styles of a document, and what holds where none says otherwise. */
export interface Styles {
  readonly defaults: Says;
  readonly named: ReadonlyMap<string, Style>;
  /** Of paragraphs that name none. */
  readonly usual: string | undefined;
}

/** A chain that bites its own tail, or one without end, is followed no further. */
const LONGEST_CHAIN = 20;

/** What holds for a style, with all that it is based on. */
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

/** Notes what an element of properties says (`w:rPr`, `w:pPr`). `of`: an attribute by its name without prefix. */
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

/** The level of a heading from 2 on, as on the page of the website; 0 for none. */
export function headingLevel({ outline, name = '' }: Style): number {
  const named = /^(?:title$|heading ([1-9])$)/i.exec(name);
  const level = named ? Number(named[1] ?? 1) - 1 : outline;
  return level === undefined || !(level >= 0 && level < 9) ? 0 : Math.min(level, 2) + 2;
}
