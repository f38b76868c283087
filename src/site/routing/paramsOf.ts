/** Matches a path against a route's pattern. Returns its parameters, or undefined if it does not match. */
export function paramsOf(url: string, path: string): Record<string, string> | undefined {
  const [pattern, pieces] = [url.split('/'), path.split('/')];
  if (pattern.length !== pieces.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, piece = ''] of pieces.entries()) {
    const at = pattern[i] ?? '';
    if (at.startsWith(':')) params[at.slice(1)] = decodeURIComponent(piece);
    else if (at !== piece) return undefined;
  }
  return params;
}
