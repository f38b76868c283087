/**
 * The Idempotency-Key of a create (ADD-2). It stays the same for the same form and body, even after the window was closed and the draft reopened, so
 * a create whose response was lost is not repeated. A changed body gets another key; otherwise the server would return the first record.
 */
export const idempotencyKey = (form: string, body: unknown): string =>
  `${form}-${hashOf(JSON.stringify(body))}`;

/** 53 bits of a text, as 14 hexadecimal digits (cyrb53). */
function hashOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
