/** The sizes in which a seal is drawn for the screens of phones. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Where a seal is as a square picture, by the address of its drawing. */
export const iconPath = (seal: string, size: (typeof ICON_SIZES)[number]): string =>
  `/icons/${seal.replace(/^.*\/|\.svg$/g, '')}-${size}.png`;
