import punycode from 'punycode.js';
import { parsedUrl } from './parsedUrl.ts';

/** Characters that the URL parser would not treat as part of a domain. */
const NO_DOMAIN = /[\s/?#:@\\%[\]]|(?:^|\.)\d+\.?$/;

/**
 * Normalises a mail address for storing, comparing and showing it: the domain in lower case and in Unicode, whether it was given so or in
 * Punycode (IDNA), since both name the same mailbox. The local part is unchanged, and so is anything that is not an address.
 */
export function normalAddress(text: string): string {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || NO_DOMAIN.test(domain)) return address;
  const ascii = parsedUrl(`http://${domain}`)?.hostname;
  return ascii ? `${address.slice(0, at + 1)}${inLetters(ascii)}` : address;
}

/** Decodes a Punycode domain to Unicode; returns it unchanged if it is not valid. */
function inLetters(domain: string): string {
  try {
    return punycode.toUnicode(domain);
  } catch {
    return domain;
  }
}
