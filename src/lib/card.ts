/** The size that those who show a shared address ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What stands on the picture with which a page's address is shared. */
export interface Card {
  readonly title: string;
  readonly site: string;
  /** One of the named hues; undefined for the main one. */
  readonly accent: string | undefined;
  /** The site's seal, SVG source. */
  readonly seal: string;
}
