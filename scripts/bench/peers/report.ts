/** What is measured, in the order of the table: how it is called and written. Of all of it less is better. */
const ROWS = {
  start: ['Start to the first page', 'ms'],
  startProcessor: ['Start to the first page, processor time', 'ms'],
  idle: ['Memory when nothing is to be done, database included', 'MB'],
  loaded: ['Memory after a load, database included', 'MB'],
  home: ['Home page, processor time', 'µs'],
  story: ['Page of a story, processor time', 'µs'],
  packedList: ['Twenty stories by API as a browser asks, processor time', 'µs'],
  plainList: ['Twenty stories by API uncompressed, processor time', 'µs'],
  edit: ['An edit until it shows', 'ms'],
  editProcessor: ['An edit until it shows, processor time', 'ms'],
  bytes: ['First view of the home page on a phone, bytes', 'bytes'],
  requests: ['First view, requests', ''],
  scripts: ['First view, bytes of scripts', 'bytes'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

type Row = keyof typeof ROWS;
export type Figures = { readonly [row in Row]?: number };

/** What was found out about one program. */
export interface Measured {
  readonly name: string;
  readonly version: string;
  readonly note: string;
  readonly date: string;
  /** Before it was installed, and at most while it was measured. */
  readonly load: { readonly before: number; readonly most: number };
  readonly figures: Figures;
  /** What could not be done, in sentences; without figures, why there are none. */
  readonly failed: readonly string[];
}

const written = (value: number | undefined, unit: string): string => {
  if (value === undefined) return '–';
  if (unit === 'bytes') return `${Math.round(value / 1024).toLocaleString('en')} KB`;
  return `${Math.round(value).toLocaleString('en')} ${unit}`.trim();
};

/** Lectern's figure as a multiple of the best other program's. */
interface Held {
  readonly row: Row;
  readonly label: string;
  /** undefined where one of the two is missing. */
  readonly times: number | undefined;
}

/** Rows in which Lectern is behind first, the furthest behind at the top. */
function heldAgainst(ours: Figures, others: readonly Figures[]): Held[] {
  const all = (Object.keys(ROWS) as Row[]).map((row) => {
    const best = Math.min(...others.map((figures) => figures[row] ?? Number.POSITIVE_INFINITY));
    const own = ours[row];
    const isMissing = own === undefined || best === Number.POSITIVE_INFINITY;
    return { row, label: ROWS[row][0], times: isMissing ? undefined : own / Math.max(best, 1) };
  });
  const lost = all.filter(({ times }) => (times ?? 0) > 1).sort((a, b) => (b.times ?? 0) - (a.times ?? 0));
  return [...lost, ...all.filter((one) => !lost.includes(one))];
}

/** 'Beside its peers' as markdown: rows in which Lectern is behind first, the furthest behind at the top; then the sentences on each. */
export function peersReport(all: readonly Measured[]): string[] {
  const [ours, ...others] = all.toSorted(
    (a, b) => Number(b.name === 'Lectern') - Number(a.name === 'Lectern'),
  );
  if (!ours) return [];
  const shown = others.filter(({ figures }) => Object.keys(figures).length > 0);
  const held = heldAgainst(
    ours.figures,
    shown.map(({ figures }) => figures),
  );
  const columns = [ours, ...shown];
  const line = ({ row, label, times }: Held): string => {
    const cells = columns.map(({ figures }) => written(figures[row], ROWS[row][1]));
    return `| ${label} | ${cells.join(' | ')} | ${times === undefined ? '–' : times.toFixed(2)} |`;
  };
  return [
    'The same thirty stories with the same pictures in programs that do the same, each set up as its own guide says for production, with the smallest pages it gives; by `npm run bench -- --peers`. Less is better in every row; rows in which Lectern is behind come first.',
    '',
    `| | ${columns.map(({ name, version }) => `${name} ${version}`).join(' | ')} | Lectern to the best other |`,
    `|---|${columns.map(() => '---|').join('')}---|`,
    ...held.map(line),
    '',
    ...[ours, ...others].map(sentencesOn),
  ];
}

function sentencesOn({ name, version, note, date, load, failed, figures }: Measured): string {
  const isMissing = Object.keys(figures).length === 0;
  const what = isMissing
    ? `not measured on ${date}`
    : `measured on ${date} at load ${load.before} before it and at most ${load.most} in it, ${note}`;
  const trouble = failed.length === 0 ? '' : ` Failed: ${failed.join(' ')}`;
  return `- ${name} ${version}: ${what}.${trouble}`;
}
