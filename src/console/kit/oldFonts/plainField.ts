import type { Language } from '#lib/language.ts';
import type { LegacyEncoding } from '#lib/legacyFonts/encodings.ts';
import { mayBeLegacy } from '#lib/legacyFonts/mayBeLegacy.ts';
import { wordsIn } from '#lib/translations.ts';
import { offer, say, sayFailed } from '#ui/toasts.ts';
import { fontsOf, pastedDocument } from './pastedFonts.ts';
import { OLD_FONTS } from './words.ts';

/** Text pasted into a plain field, and its position. */
interface Pasted {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly from: number;
  readonly text: string;
}

/** The number of letters by which a long text is judged. */
const MOST_JUDGED = 20_000;
/** The clipboard HTML contains at least one of these if it names such a font. */
const NAMED = /bamini|bible|tsc|\bta[bm]u?[-_ ]|\bml[b-]|\bmltt|nudi|\bbrh/i;

/** Converts text pasted into a plain field to Unicode, or offers to. `html`: the clipboard's. */
export async function readField(pasted: Pasted, html: string, language: Language): Promise<void> {
  const isNamed = NAMED.test(html);
  if (!isNamed && !mayBeLegacy(pasted.text)) return;
  const [{ guessEncoding }, { unicodeOf }] = await Promise.all([
    import('#lib/legacyFonts/guess.ts'),
    import('#lib/legacyFonts/legacyText.ts'),
  ]);
  const words = wordsIn(OLD_FONTS, language);
  const change = (by: LegacyEncoding, made: string): void => {
    const { field, text } = pasted;
    if (field.maxLength >= 0 && field.value.length - text.length + made.length > field.maxLength)
      sayFailed(words.tooLong);
    else if (putInPlace(pasted, text, made))
      say(words.changed(by), { name: words.undo, run: () => void putInPlace(pasted, made, text) });
  };
  const named = !isNamed ? undefined : byNames(pasted.text, html, unicodeOf);
  const encoding = named ? undefined : guessEncoding(pasted.text.slice(0, MOST_JUDGED));
  if (named) change(named.encoding, named.made);
  else if (encoding) {
    const run = () => change(encoding, unicodeOf(pasted.text, encoding));
    offer(words.offered(encoding), { name: words.change, run });
  }
}

/** A plain text with its legacy-font parts, known from the HTML, converted. undefined if there are none. */
function byNames(
  text: string,
  html: string,
  unicodeOf: (text: string, encoding: LegacyEncoding) => string,
): { encoding: LegacyEncoding; made: string } | undefined {
  const pasted = pastedDocument(html);
  const of = fontsOf(pasted);
  const walker = pasted.createTreeWalker(pasted.body, NodeFilter.SHOW_TEXT);
  let first: LegacyEncoding | undefined;
  let made = '';
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const rows = (node.textContent ?? '').split(/\s+/).filter((word) => word !== '');
    if (rows.length === 0) continue;
    // The plain text differs from the HTML in whitespace, and may be only its beginning.
    const row = new RegExp(
      rows.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'),
      'g',
    );
    row.lastIndex = at;
    const found = row.exec(text);
    if (!found) continue;
    const by = of(node.parentElement);
    made += text.slice(at, found.index) + (by ? unicodeOf(found[0], by) : found[0]);
    at = found.index + found[0].length;
    first ??= by;
  }
  made += text.slice(at);
  return first && made !== text ? { encoding: first, made } : undefined;
}

/** Replaces a text so that the field's own Undo reverts it. False if the text is no longer there. */
function putInPlace({ field, from }: Pasted, before: string, after: string): boolean {
  if (!field.isConnected || before === '' || field.value.slice(from, from + before.length) !== before)
    return false;
  field.focus();
  field.setSelectionRange(from, from + before.length);
  // The only way that keeps the field's own undo history.
  return document.execCommand('insertText', false, after);
}
