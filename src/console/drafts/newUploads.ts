import { mediaPath } from '../uploads/fileNames.ts';

const ADDRESS = /(?:https?:\/\/[^/"'\\\s<>]+)?\/media\/[^"'\\\s<>)]+/g;

/** The addresses of our files that stand anywhere in the values of a form, in its texts too, and not in what is saved. */
export function newUploadsIn(values: object, saved: object): string[] {
  const before = new Set(addressesIn(saved).map(mediaPath));
  return [...new Set(addressesIn(values))].filter((url) => !before.has(mediaPath(url)));
}

const addressesIn = (values: object): string[] => JSON.stringify(values).match(ADDRESS) ?? [];
