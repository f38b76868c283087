/**
 * A page with a slot for content that almost every page shows and that changes more often than the pages do: the newest news in the search
 * panel. The slot is filled when the page is sent, so a new story does not force pages to be rendered again that show nothing else of it.
 */
export interface SplitBody {
  readonly before: string;
  readonly after: string;
}

export type Body = string | SplitBody;

/** The value of `data-results` that marks the slot. Editors' texts cannot contain it, because their quotation marks are escaped. */
export const SLOT_RESULTS = 'recent';
const OPENING = `data-results="${SLOT_RESULTS}">`;

/** Splits rendered HTML at its slot; returns it unchanged if it has none. */
export function splitAtSlot(html: string): Body {
  const at = html.indexOf(OPENING);
  if (at < 0) return html;
  const place = at + OPENING.length;
  return { before: html.slice(0, place), after: html.slice(place) };
}

/** The complete HTML, with the slot filled. */
export const fillSlot = (body: Body, slotContent: string): string =>
  typeof body === 'string' ? body : body.before + slotContent + body.after;
