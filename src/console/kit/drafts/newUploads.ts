import { mediaPath } from '../uploads/fileNames.ts';

const ADDRESS = /(?:https?:\/\/[^/"'\\\s<>]+)?\/media\/[^"'\\\s<>)]+/g;

/** The URLs of our files anywhere in a form's values, including its texts, that are not in the saved values. */
export function newUploadsIn(values: object, saved: object): string[] {
  const before = new Set(addressesIn(saved).map(mediaPath));
  return [...new Set(addressesIn(values))].filter((url) => !before.has(mediaPath(url)));
}

const addressesIn = (values: object): string[] => JSON.stringify(values).match(ADDRESS) ?? [];
