/** What a site is called on a home screen, and where it opens there; in each language, as pages are. */
export const MANIFEST = '/site.webmanifest';

/** The sizes in which a seal is drawn for the screens of phones. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Returns the address of a seal's square PNG, given the address of its SVG. */
export const iconPath = (seal: string, size: (typeof ICON_SIZES)[number]): string =>
  `/icons/${seal.replace(/^.*\/|\.svg$/g, '')}-${size}.png`;
