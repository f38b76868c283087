/** What mail programs write above the mail that they quote whole. */
const ORIGINAL = /^(?:-{2,} ?(?:Original Message|Forwarded message)|_{10,}$)/i;
/** "On Sunday, … wrote:", which may run over two lines. */
const INTRODUCTION = /:$/;

/**
 * Parts what somebody wrote by mail from the older mail that their program put below it: '' where there is none. Nothing is lost; what stands
 * between quoted lines is an answer to them, and stays.
 */
export function partQuoted(text: string): { readonly own: string; readonly quoted: string } {
  const lines = text.split('\n');
  const at = beginOfQuote(lines);
  const own = lines.slice(0, at).join('\n').trim();
  // Somebody who sent nothing but a quote meant it.
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
