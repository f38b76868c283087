/** A family of figures as Prometheus would read it. */
export interface ParsedFamily {
  readonly type: string;
  readonly samples: { readonly series: string; readonly value: number }[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"';
const SAMPLE = new RegExp(
  `^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (-?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|\\+Inf|NaN))$`,
);
const SUFFIXES = ['_bucket', '_sum', '_count'];

/**
 * Reads the text format of Prometheus (0.0.4) as strictly as its documentation allows, and throws where a line breaks it: each family once, with HELP and TYPE
 * before its figures, no figure twice, counters that end in _total, histograms whose buckets only grow.
 */
export function parsedMetrics(text: string): Map<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const families = new Map<string, ParsedFamily>();
  const seen = new Set<string>();
  let helped = '';
  let current = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const help = new RegExp(`^# HELP (${NAME}) .+$`).exec(line);
    const type = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`).exec(line);
    if (help) helped = help[1] ?? '';
    else if (type) {
      const [, name = '', kind = ''] = type;
      if (helped !== name || families.has(name)) throw new Error(`A family begins wrongly: ${line}`);
      if ((kind === 'counter') !== name.endsWith('_total'))
        throw new Error(`Not the name of a ${kind}: ${name}`);
      families.set(name, { type: kind, samples: [] });
      current = name;
    } else {
      const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      const family = families.get(current);
      const base =
        family?.type === 'histogram'
          ? SUFFIXES.reduce((all, one) => all.replace(new RegExp(`${one}$`), ''), name)
          : name;
      if (!family || base !== current || seen.has(name + labels))
        throw new Error(`Not a figure of ${current}: ${line}`);
      seen.add(name + labels);
      family.samples.push({ series: name + labels, value: Number(value) });
    }
  }
  for (const { type, samples } of families.values()) if (type === 'histogram') checkBuckets(samples);
  return families;
}

function checkBuckets(samples: ParsedFamily['samples']): void {
  const last = new Map<string, number>();
  for (const { series, value } of samples) {
    const of = series.replace(/,?le="[^"]*"/, '').replace('_bucket', '');
    if (!series.includes('_bucket')) continue;
    if (value < (last.get(of) ?? 0)) throw new Error(`A bucket is smaller than the one before: ${series}`);
    last.set(of, value);
  }
  for (const { series, value } of samples) {
    const of = series.replace('_count', '');
    if (series.includes('_count') && last.get(of) !== value)
      throw new Error(`The last bucket is not all: ${series}`);
  }
}
