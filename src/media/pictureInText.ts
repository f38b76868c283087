/** Whether an address is a picture itself (`data:`), as editors embed pasted ones. */
export const isPictureInText = (address: string): boolean => /^\s*data:image\//i.test(address);

/** The picture in a data: address, named by its type. A broken one becomes an empty file, which is refused like any other. */
export function pictureIn(address: string): { fileName: string; content: Buffer } {
  const comma = address.indexOf(',');
  const [type = '', ...more] = address.trim().slice('data:'.length, comma).toLowerCase().split(';');
  const ending = type.replace('image/', '').replace(/[^a-z].*$/, '');
  const bytes = address
    .slice(comma + 1)
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    fileName: `picture.${ending || 'unknown'}`,
    content: comma < 0 ? Buffer.alloc(0) : Buffer.from(bytes, more.includes('base64') ? 'base64' : 'latin1'),
  };
}
