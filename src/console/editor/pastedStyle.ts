import { ALIGNMENTS } from '#kinds/richText.ts';
import { markFonts, pastedDocument } from '../oldFonts/pastedFonts.ts';

/** What an inline style of pasted text says, as far as the editor has it. undefined where it says nothing. */
export interface PastedStyle {
  readonly bold: boolean | undefined;
  readonly italic: boolean | undefined;
  readonly underline: boolean | undefined;
  readonly side: string | undefined;
}

/** Reads the text of a style attribute. Colours and sizes of other programs are left out: they rarely fit the page. */
export function readStyle(style: string): PastedStyle {
  const rules = new Map(
    style.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()] as const;
    }),
  );
  const weight = rules.get('font-weight');
  const slope = rules.get('font-style');
  const line = rules.get('text-decoration') ?? rules.get('text-decoration-line');
  const side = rules.get('text-align');
  return {
    bold: weight === undefined ? undefined : weight.startsWith('bold') || Number(weight) >= 600,
    italic: slope === undefined ? undefined : slope === 'italic' || slope === 'oblique',
    underline: line === undefined ? undefined : line.includes('underline'),
    side: ALIGNMENTS.find((one) => one === side),
  };
}

/**
 * Pasted HTML with what its inline styles say turned into tags and classes. The page's policy takes inline styles away before the editor
 * can read them: without this, text from Google Docs would turn bold as a whole and lose the bold words that it has. What is in a font before Unicode is marked
 * (`markFonts`), which `OldFonts` takes out again. Browser only.
 */
export function withoutStyles(html: string): string {
  const pasted = pastedDocument(html);
  // The fonts' names are dropped with the styles.
  markFonts(pasted);
  const { body } = pasted;
  for (const element of body.querySelectorAll('[data-style]')) {
    const { bold, italic, underline, side } = readStyle(element.getAttribute('data-style') ?? '');
    element.removeAttribute('data-style');
    if (side) element.classList.add(`align-${side}`);
    if (/^(b|strong)$/i.test(element.tagName) && bold === false) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (bold && isInline(element)) wrap(element, 'strong');
    if (italic && isInline(element)) wrap(element, 'em');
    if (underline && isInline(element)) wrap(element, 'u');
  }
  return body.innerHTML;
}

const isInline = (element: Element): boolean => /^(span|a|font)$/i.test(element.tagName);

/** Puts all that an element holds into a new element inside it. */
function wrap(element: Element, tag: string): void {
  const inside = element.ownerDocument.createElement(tag);
  inside.append(...element.childNodes);
  element.append(inside);
}
