import { domainToASCII } from 'node:url';

/** No mail can go there. */
export class BadAddress extends Error {}

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;
/** Blanks, and what delimits addresses in headers and on the line. */
const NO_PART = /[\s\p{C}<>(),;:"[\]\\@]/u;
/** `"a,b"@example.org` is an address too; what would end its quotes or the line is not taken. */
const QUOTED = /^"[^\s\p{C}<>"\\]+"$/u;
/** What mail programs read as other letters (RFC 2047), lines and delimiters among them. */
const ENCODED = '=?';

/**
 * An address as mail servers want it: in `local@domain`, its domain in the letters of the DNS (IDNA), whatever letters people write it in. What
 * stands before the @ is its owner's and stays as it is. Throws BadAddress.
 */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const typed = address.slice(at + 1);
  const domain = NO_PART.test(typed) ? '' : domainToASCII(typed);
  const fits =
    local !== '' &&
    domain !== '' &&
    (!NO_PART.test(local) || QUOTED.test(local)) &&
    !address.includes(ENCODED) &&
    Buffer.byteLength(local) <= LONGEST_LOCAL &&
    domain.split('.').every((label) => label !== '' && label.length <= LONGEST_LABEL) &&
    Buffer.byteLength(local) + 1 + domain.length <= LONGEST;
  if (!fits) throw new BadAddress('This is no address that a mail can be sent to.');
  return `${local}@${domain}`;
}

/** Whether a server must know SMTPUTF8 (RFC 6531) to take mail for it: the domain never needs it, what stands before the @ may. */
export const needsUtf8 = (address: string): boolean => /[^\p{ASCII}]/u.test(address);

/** Whether an address is made up: such domains are kept free for examples and belong to nobody (RFC 6761). */
export const isExample = (address: string): boolean => /[@.]example$/i.test(address);
