import { encodingOfFont, type LegacyEncoding } from '#lib/legacyFonts/encodings.ts';
import { unicodeOf } from '#lib/legacyFonts/legacyText.ts';
import { element, htmlOf, type Node, treeOf } from '#store/richText/tree.ts';

/** Text converted from legacy (pre-Unicode) fonts, and the names of those fonts. */
export interface ReadText {
  readonly html: string;
  readonly fonts: readonly string[];
}

/**
 * Converts HTML from an old website: text in a legacy font, named by `face` or a style, becomes Unicode (decision 126). Text without such a font is returned
 * unchanged, and so is unparsable HTML: the cleaner reports it.
 */
export function readOldFonts(html: string): ReadText {
  if (!/\bface\s*=|\bfont-family\s*:/i.test(html)) return { html, fonts: [] };
  const fonts = new Set<string>();
  const read = (nodes: readonly Node[], encoding: LegacyEncoding | undefined, name: string): Node[] =>
    nodes.map((node) => {
      if (typeof node === 'string') {
        const text = encoding ? unicodeOf(node, encoding) : node;
        if (text !== node) fonts.add(name);
        return text;
      }
      const font = fontOf(node.attributes);
      const own = font === undefined ? encoding : encodingOfFont(font);
      const [first = ''] = (font ?? name).split(',');
      return element(node.tag, node.attributes, read(node.children, own, first.replace(/["']/g, '').trim()));
    });
  try {
    const nodes = read(treeOf(html), undefined, '');
    return fonts.size > 0 ? { html: htmlOf(nodes), fonts: [...fonts] } : { html, fonts: [] };
  } catch {
    return { html, fonts: [] };
  }
}

const fontOf = ({ style = '', face }: Readonly<Record<string, string>>): string | undefined =>
  /(?:^|[;\s])font-family\s*:\s*([^;]+)/i.exec(style)?.[1] ?? face;
