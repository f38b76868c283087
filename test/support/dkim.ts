import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Whether a mail's signature is right (RFC 6376, relaxed for header and body), looked at as a receiver does: written by itself, and not with what
 * signs. `dns` is the public key that the receiver finds in the DNS, in base64. Returns what is wrong, or '' for a right one.
 */
export function dkimFault(raw: string, dns: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const body = raw.slice(end + 4);
  const signature = headers.find((line) => /^dkim-signature:/i.test(line));
  if (!signature) return 'no signature';
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replaceAll(/\s+/g, ''),
      ]),
  ) as Record<string, string>;
  if (tags.v !== '1' || tags.a !== 'rsa-sha256' || tags.c !== 'relaxed/relaxed')
    return `unusual: ${signature}`;
  const digest = createHash('sha256').update(relaxedBody(body), 'binary').digest('base64');
  if (digest !== tags.bh) return 'the body is another one';
  const left = [...headers].reverse();
  const signed = (tags.h ?? '').split(':').map((name) => {
    const at = left.findIndex((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return at < 0 ? '' : `${relaxedHeader(left.splice(at, 1)[0] ?? '')}\r\n`;
  });
  const own = relaxedHeader(signature.replace(/(\bb=)[^;]*/, '$1'));
  const key = createPublicKey({ key: Buffer.from(dns, 'base64'), format: 'der', type: 'spki' });
  const right = verify(
    'sha256',
    Buffer.from(signed.join('') + own, 'binary'),
    key,
    Buffer.from(tags.b ?? '', 'base64'),
  );
  return right ? '' : 'the signature is another one';
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)+$/, '');
  return lines === '' ? '' : `${lines}\r\n`;
}
