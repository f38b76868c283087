/**
 * A page with a place left open for what stands on nearly every page and changes more often than they do: the newest news in the search panel.
 * It is put in when the page is sent, so that a story of which a page says nothing else does not have it drawn again.
 */
export interface OpenBody {
  readonly before: string;
  readonly after: string;
}

export type Body = string | OpenBody;

/** The value of `data-results` by which the open place is known. Texts of editors can't hold it: their quotation marks are escaped. */
export const OPEN_RESULTS = 'recent';
const OPENING = `data-results="${OPEN_RESULTS}">`;

/** A page as it was drawn, open where it has such a place. */
export function openAt(html: string): Body {
  const at = html.indexOf(OPENING);
  if (at < 0) return html;
  const place = at + OPENING.length;
  return { before: html.slice(0, place), after: html.slice(place) };
}

/** The whole page. */
export const filled = (body: Body, filling: string): string =>
  typeof body === 'string' ? body : body.before + filling + body.after;
