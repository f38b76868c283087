import { textOf } from '#lib/html.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { useWords } from './useWords.ts';
import { richTextWords } from './words.ts';

/**
 * Formatted text as an editor wrote it. The one place that shows raw HTML: it was cleaned when it was written (AMB-072), and
 * never comes from anywhere else. The whole carries the language that most of it is in, and each paragraph in another
 * language carries its own, since the rules for Indic type hang on that (look book §2).
 */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const words = useWords(richTextWords);
  const language = languageOf(textOf(html));
  return (
    <div
      className={className}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write by the store.
      dangerouslySetInnerHTML={{ __html: withTables(withLanguages(html, language), words.table) }}
    />
  );
}

const BLOCK = /<(p|h[1-6]|li|td|th)((?:\s[^>]*)?)>([\s\S]*?)(?=<\/\1>)/g;

/** Cleaned HTML with `lang` on each block that is in another language than `whole`, unless its editor has set one. */
export function withLanguages(html: string, whole: Language): string {
  return html.replace(BLOCK, (block, tag: string, attributes: string, inside: string) => {
    const text = textOf(inside);
    const language = languageOf(text);
    if (language === whole || text === '' || /\slang=/.test(attributes)) return block;
    return `<${tag} lang="${language}"${attributes}>${inside}`;
  });
}

/** Cleaned HTML whose tables stand in boxes of their own: one that is wider than a phone goes sideways by itself, with keys too. */
const withTables = (html: string, called: string): string =>
  html
    .replaceAll(
      /<table[\s>]/g,
      (tag) => `<div class="table-box" role="group" aria-label="${called}" tabindex="0">${tag}`,
    )
    .replaceAll('</table>', '</table></div>');
