/** Enough for what people write; the rest of a mail is attachments, which are not stored. */
export const MOST_BYTES = 2 * 1024 ** 2;
/** Limits for one header field, and for all of them. A mail to several hundred people has a To of some 20 KB. */
const LONGEST_FIELD = 64 * 1024;
const LONGEST_HEADER = 256 * 1024;

const [LF, CR, SPACE, TAB] = [10, 13, 32, 9];

/** A mail truncated for parsing: at most `MOST_BYTES`, each header field cut at its limit, and header fields beyond the total left out. */
export function boundedMail(raw: Uint8Array): Uint8Array {
  const mail = raw.subarray(0, MOST_BYTES);
  const kept: Uint8Array[] = [];
  let [at, all, field] = [0, 0, 0];
  while (at < mail.length) {
    const end = mail.indexOf(LF, at);
    const next = end < 0 ? mail.length : end + 1;
    const isBlank = mail[at] === LF || (mail[at] === CR && mail[at + 1] === LF);
    if (isBlank) break;
    const isContinued = mail[at] === SPACE || mail[at] === TAB;
    field = isContinued ? field : 0;
    const room = Math.min(LONGEST_FIELD - field, LONGEST_HEADER - all);
    const length = Math.min(next - at, Math.max(0, room));
    if (length > 0) kept.push(mail.subarray(at, at + length));
    // A line that was cut has lost its end.
    if (length > 0 && length < next - at) kept.push(Uint8Array.of(LF));
    field += next - at;
    all += length;
    at = next;
  }
  return Buffer.concat([...kept, mail.subarray(at)]);
}
