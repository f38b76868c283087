import { digits, inUnit, type Row } from './rows.ts';

/** From here on a row is worse, and not only measured at another moment. */
export const WORSE = 0.15;

const WORDS: Readonly<Record<Row['unit'], string>> = {
  ...{ µs: 'slower', ms: 'slower', s: 'slower', 'a second': 'slower' },
  ...{ MB: 'larger', times: 'larger', share: 'less' },
};

const isMoreBetter = ({ unit, aim }: Row): boolean =>
  unit === 'a second' || unit === 'share' || (aim !== undefined && 'least' in aim);

/** The better one of several measurements of each row: what else the machine does only makes them worse. */
export function bestOf(runs: readonly (readonly Row[])[]): Row[] {
  const best = new Map<string, Row>();
  for (const row of runs.flat()) {
    const before = best.get(row.name);
    const isBetter = before && (isMoreBetter(row) ? row.value > before.value : row.value < before.value);
    if (!before || isBetter) best.set(row.name, row);
  }
  return [...best.values()];
}

/** A sentence for each row that is worse than before: 'List of twenty: 3.1 → 4.0 ms, 29 % slower'. Rows that only one of both has are left out. */
export function worseRows(before: readonly Row[], now: readonly Row[]): string[] {
  const then = new Map(before.map((row) => [row.name, row.value]));
  return now.flatMap((row) => {
    const { name, value, unit } = row;
    const old = then.get(name);
    if (old === undefined || old === 0) return [];
    const lost = (isMoreBetter(row) ? old - value : value - old) / old;
    if (lost < WORSE) return [];
    const word = unit === 'times' && isMoreBetter(row) ? 'smaller' : WORDS[unit];
    return [`${name}: ${digits(old, unit)} → ${inUnit(value, unit)}, ${Math.round(lost * 100)} % ${word}`];
  });
}
