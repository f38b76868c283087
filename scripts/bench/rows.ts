import type { Measured } from './peers/report.ts';

/** One figure of the bench. */
export interface Row {
  /** The same in each run, since two runs are compared by it. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'µs' | 'ms' | 's' | 'MB' | 'times' | 'share' | 'a second';
  readonly aim?: Aim;
}

export type Aim = { readonly most: number } | { readonly least: number };

/** Measures a part in a folder of its own, which is empty and is removed afterwards. Throws where it can not. */
export type Measure = (folder: string, say: (sentence: string) => void) => Promise<readonly Row[]>;

/** What a run found, as docs/performance.json has it. */
export interface Figures {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly cores: number;
  /** GB */
  readonly memory: number;
  /** Before the run, which is what other programs did, and at most in it, which is the bench too. */
  readonly load: { readonly before: number; readonly most: number };
  readonly minutes: number;
  /** Parts that could not be measured. */
  readonly lacks: readonly string[];
  readonly rows: readonly (Row & { readonly part: string })[];
  /** What `--peers` found, by itself. */
  readonly peers?: readonly Measured[];
}

export const most = (limit: number): Aim => ({ most: limit });
export const least = (limit: number): Aim => ({ least: limit });

export const row = (name: string, value: number, unit: Row['unit'], aim?: Aim): Row => ({
  ...{ name, value, unit },
  ...(aim && { aim }),
});

export const missesAim = ({ value, aim }: Row): boolean =>
  aim !== undefined && ('most' in aim ? value > aim.most : value < aim.least);

/** '3.1', '0.81', '1,204' */
export function digits(value: number, unit: Row['unit']): string {
  const places = unit === 'share' ? 3 : unit === 'times' || value < 1 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** '3.1 ms', '1.30 times', '0.980' */
export const inUnit = (value: number, unit: Row['unit']): string =>
  unit === 'share' ? digits(value, unit) : `${digits(value, unit)} ${unit}`;
