/** The text of a file that does not name its encoding: UTF-16 by its mark, UTF-8 with or without one, otherwise that of old Windows programs. */
export const plainText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
