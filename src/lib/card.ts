/** Image size that social networks expect for link previews. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The content of a page's preview image, shown where its address is shared. */
export interface Card {
  readonly title: string;
  readonly site: string;
  /** Name of an accent colour; undefined for the main one. */
  readonly accent: string | undefined;
  /** The site's seal, SVG source. */
  readonly seal: string;
}
