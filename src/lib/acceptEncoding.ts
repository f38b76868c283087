const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const chosen = new Map<string, Encoding>();
/** Maximum number of cached header values; browsers send only a handful of different ones. */
const MOST_CHOSEN = 200;

/** Returns the best encoding that an Accept-Encoding header allows: brotli, then gzip, then none. Results are cached by header. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const before = chosen.get(accepted);
  if (before !== undefined) return before;
  const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity';
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

function takes(accepted: string, name: string): boolean {
  const found = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i').exec(accepted);
  return found !== null && (found[1] === undefined || Number(found[1]) > 0);
}
