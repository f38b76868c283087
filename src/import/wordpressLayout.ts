import { element, htmlOf } from '#store/richText/tree.ts';

/** The shortcodes of builders of pages (WPBakery, Divi, Avada, Enfold), between which the text stands. */
const LAYOUT = /\[(\/?)((?:vc|et_pb|fusion|av)_[\w-]{1,60})(?![\w-])([^[\]]*)\]/gi;
/** What they show of their attributes: a heading, and a picture by its address or its id in the media library. */
const HEADING = /\s(?:title|heading|text)=(?:"([^"]*)"|'([^']*)')/i;
const PICTURE = /\s(?:src|image|image_url)=(?:"([^"]*)"|'([^']*)')/i;
const PICTURE_NAMES = /image|img|blurb/i;

/**
 * A text without the shortcodes that lay it out, with the headings and pictures that some of them hold. `pictureOf`: the address of a picture by its id.
 * `names`: what they were, for the report.
 */
export function withoutLayout(
  text: string,
  pictureOf: (id: string) => string | undefined,
): { readonly text: string; readonly names: readonly string[] } {
  const names = new Set<string>();
  const plain = text.replace(LAYOUT, (_whole, slash: string, name: string, attributes: string) => {
    names.add(name.toLowerCase());
    if (slash !== '') return '\n\n';
    const heading = valueIn(HEADING, attributes);
    const named = PICTURE_NAMES.test(name) ? valueIn(PICTURE, attributes) : '';
    const src = /^\d+$/.test(named) ? pictureOf(named) : named;
    const shown = [
      ...(heading === '' || /image|img/i.test(name) ? [] : [element('h3', {}, [heading])]),
      ...(src && /^(?:https?:)?\//i.test(src) ? [element('img', { src })] : []),
    ];
    return `\n\n${htmlOf(shown)}\n\n`;
  });
  return { text: plain, names: [...names] };
}

function valueIn(of: RegExp, attributes: string): string {
  const [, double, single] = of.exec(attributes) ?? [];
  return (double ?? single ?? '').trim();
}
