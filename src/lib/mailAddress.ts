import punycode from 'punycode.js';

/** What an address of the web makes something else of than a domain. */
const NO_DOMAIN = /[\s/?#:@\\%[\]]|(?:^|\.)\d+\.?$/;

/**
 * A mail address in the one form in which it is kept, looked for and shown: its domain in small letters and as people write it, whether it was
 * given so or in the letters of the DNS (IDNA), since both name the same mailbox. What stands before the @ is its owner's and stays. What is no
 * address stays as it is.
 */
export function normalAddress(text: string): string {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || NO_DOMAIN.test(domain)) return address;
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii ? `${address.slice(0, at + 1)}${inLetters(ascii)}` : address;
}

/** A domain in the letters of its languages; what only looks like one in those of the DNS stays as it is. */
function inLetters(domain: string): string {
  try {
    return punycode.toUnicode(domain);
  } catch {
    return domain;
  }
}
