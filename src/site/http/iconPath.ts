/** Path of the web app manifest (name and start page on a home screen), in each language like pages. */
export const MANIFEST = '/site.webmanifest';

/** The sizes in which seals are rendered for phones' home screens. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Returns the address of a seal's square PNG, given the address of its SVG. */
export const iconPath = (seal: string, size: (typeof ICON_SIZES)[number]): string =>
  `/icons/${seal.replace(/^.*\/|\.svg$/g, '')}-${size}.png`;
