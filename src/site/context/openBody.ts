import type { Language } from '#lib/language.ts';

/**
 * A page with a slot for content that almost every page shows and that changes more often than the pages do: the newest news in the search
 * panel. The slot is filled when the page is sent, so a new story does not force pages to be rendered again that show nothing else of it.
 */
export interface SplitBody {
  readonly before: string;
  readonly after: string;
  /** The page's language, which decides the slot's content. */
  readonly language: Language;
}

/** The slot's content in each language. */
export type SlotTexts = Readonly<Record<Language, string>>;

export type Body = string | SplitBody;

/** The value of `data-results` that marks the slot. Editors' texts cannot contain it, because their quotation marks are escaped. */
export const SLOT_RESULTS = 'recent';
const OPENING = `data-results="${SLOT_RESULTS}">`;

/** Splits rendered HTML at its slot; returns it unchanged if it has none. */
export function splitAtSlot(html: string, language: Language): Body {
  const at = html.indexOf(OPENING);
  if (at < 0) return html;
  const place = at + OPENING.length;
  return { before: html.slice(0, place), after: html.slice(place), language };
}

/** The complete HTML, with the slot filled. */
export const fillSlot = (body: Body, texts: SlotTexts): string =>
  typeof body === 'string' ? body : body.before + texts[body.language] + body.after;
