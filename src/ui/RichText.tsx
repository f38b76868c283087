import { textOf } from '#lib/html.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { useWords } from './useWords.ts';
import { richTextWords } from './words.ts';

/**
 * An editor's formatted text. The only component that renders raw HTML: it was sanitized on write (AMB-072), and never comes from another source. The
 * whole is marked with the language of most of it, and each paragraph in another language with its own, since the typography of Indic scripts depends
 * on it (look book §2).
 */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const words = useWords(richTextWords);
  const language = languageOf(textOf(html));
  return (
    <div
      className={className}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write by the store.
      dangerouslySetInnerHTML={{ __html: withTables(withLanguages(html, language), words.table) }}
    />
  );
}

const BLOCK = /<(p|h[1-6]|li|td|th)((?:\s[^>]*)?)>([\s\S]*?)(?=<\/\1>)/g;

/** Adds `lang` to each block of sanitized HTML that is in another language than `whole`, unless its editor has set one. */
export function withLanguages(html: string, whole: Language): string {
  return html.replace(BLOCK, (block, tag: string, attributes: string, inside: string) => {
    const text = textOf(inside);
    const language = languageOf(text);
    if (language === whole || text === '' || /\slang=/.test(attributes)) return block;
    return `<${tag} lang="${language}"${attributes}>${inside}`;
  });
}

/** Wraps each table of sanitized HTML in a box: a table wider than a phone scrolls sideways separately, by keyboard too. */
const withTables = (html: string, called: string): string =>
  html
    .replaceAll(
      /<table[\s>]/g,
      (tag) => `<div class="table-box" role="group" aria-label="${called}" tabindex="0">${tag}`,
    )
    .replaceAll('</table>', '</table></div>');
