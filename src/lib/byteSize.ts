const UNITS = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;

/** Parses a size such as `20 GB` or `1.5TB` (KB, MB, GB, TB, each 1024 times the one before). Returns undefined for anything else. */
export function bytesFrom(text: string): number | undefined {
  const [, number = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*([KMGT]B)\s*$/i.exec(text) ?? [];
  const factor = UNITS[unit.toUpperCase() as keyof typeof UNITS];
  return factor === undefined ? undefined : Math.round(Number(number) * factor);
}

/**
 * Formats bytes in the largest unit that gives at least 1, with at most one decimal: `1.5 GB`; smaller sizes as a fraction of the smallest unit,
 * never as 0.
 */
export function byteWords(bytes: number): string {
  const found = Object.entries(UNITS).findLast(([, factor]) => bytes >= factor);
  if (!found) return `${Math.ceil((bytes / UNITS.KB) * 10) / 10} KB`;
  return `${Math.round((bytes / found[1]) * 10) / 10} ${found[0]}`;
}
