/** A figure with the labels that distinguish it within its family. `suffix`: for the parts of a histogram. */
export type Sample = readonly [labels: Labels, value: number, suffix?: string];
export type Labels = Readonly<Record<string, string>>;

/** All figures of one name. */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** A value that can go up and down. */
export const gauge = (name: string, help: string, samples: readonly Sample[]): Family => ({
  ...{ name, help, samples, type: 'gauge' },
});
/** A value that never falls while a copy runs. */
export const counter = (name: string, help: string, samples: readonly Sample[]): Family => ({
  ...{ name, help, samples, type: 'counter' },
});

/** Seconds to the microsecond, Prometheus's unit for all times. */
export const seconds = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1_000_000;

/** One family in the text format; empty if there are no samples. */
export function written({ name, type, help, samples }: Family): string {
  if (samples.length === 0) return '';
  const lines = samples.map(([labels, value, suffix = '']) => `${name}${suffix}${inBraces(labels)} ${value}`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
}

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
