/** Lines that mail programs put above a fully quoted mail. */
const ORIGINAL = /^(?:-{2,} ?(?:Original Message|Forwarded message)|_{10,}$)/i;
/** "On Sunday, … wrote:", which may run over two lines. */
const INTRODUCTION = /:$/;

/**
 * Splits a mail reply into the person's own text and the older mail quoted below it ('' if there is none). Nothing is dropped: text between
 * quoted lines is an answer to them and stays in the own part.
 */
export function partQuoted(text: string): { readonly own: string; readonly quoted: string } {
  const lines = text.split('\n');
  const at = beginOfQuote(lines);
  const own = lines.slice(0, at).join('\n').trim();
  // A mail that consists only of a quotation is kept as the person's own text.
  return own === '' ? { own: text, quoted: '' } : { own, quoted: lines.slice(at).join('\n').trim() };
}

function beginOfQuote(lines: readonly string[]): number {
  const original = lines.findIndex((line) => ORIGINAL.test(line.trim()));
  if (original >= 0) return original;
  let at = lines.length;
  let isQuoted = false;
  while (at > 0) {
    const line = lines[at - 1] ?? '';
    if (line.startsWith('>')) isQuoted = true;
    else if (line.trim() !== '') break;
    at--;
  }
  if (!isQuoted) return lines.length;
  if (!INTRODUCTION.test((lines[at - 1] ?? '').trim())) return at;
  const began = lines.slice(Math.max(0, at - 3), at).findLastIndex((line) => line.trim() === '');
  return began < 0 ? at - 1 : Math.max(0, at - 3) + began;
}
