import type { StoredFile, Variant } from './records.ts';

/** Returns the largest image of a PDF's first page, as a JPEG; null for other files, and until it has been rendered. */
export function coverOf(file: Pick<StoredFile, 'type' | 'variants'>): Variant | null {
  if (file.type !== 'application/pdf') return null;
  const jpegs = file.variants.filter((one) => one.format === 'jpeg');
  return jpegs.reduce<Variant | null>((best, one) => (best && best.width > one.width ? best : one), null);
}
