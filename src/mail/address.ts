import { domainToASCII } from 'node:url';

/** Thrown for an address to which no mail can be sent. */
export class BadAddress extends Error {}

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;
/** White space, control characters, and the delimiters of addresses in headers and SMTP commands. */
const NO_PART = /[\s\p{C}<>(),;:"[\]\\@]/u;
/** A quoted local part: `"a,b"@example.org` is valid too. Characters that would end the quotes or the line are refused. */
const QUOTED = /^"[^\s\p{C}<>"\\]+"$/u;
/** The start of an encoded word (RFC 2047): mail programs would decode it, line breaks and delimiters included. */
const ENCODED = '=?';

/**
 * Converts an address for SMTP and headers: `local@domain`, with the domain in ASCII (IDNA) in whatever script it was typed. The part before the
 * @ stays as it is. Throws BadAddress.
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

/** Whether a server must support SMTPUTF8 (RFC 6531) to accept mail for this address: only the local part can need it. */
export const needsUtf8 = (address: string): boolean => /[^\p{ASCII}]/u.test(address);

/** Whether an address is a placeholder: domains under .example are reserved and belong to nobody (RFC 6761). */
export const isExample = (address: string): boolean => /[@.]example$/i.test(address);
