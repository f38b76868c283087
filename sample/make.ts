/**
 * Makes the sample church of this day out of what stands in `church` and `drawings`: a dump that the import can read, and the files that its records
 * name. `node sample/make.ts FOLDER [--structure] [--later] [--brand csi]` writes it to a folder; the first start does so by itself.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Dated, datesAround } from './days.ts';
import { factsOf } from './facts.ts';
import { withLectionary } from './lectionary.ts';
import type { Story } from './print/issue.ts';
import { filled, type Made } from './printed.ts';

const CHURCH = new URL('church/', import.meta.url);
/** How many files are printed at once: while one is drawn another one is written. */
const AT_ONCE = 4;
/** What units are made of without their pages. */
const UNITS = ['departments', 'dioceses'];

/** What is to be made. `structure`: the units alone, without what their pages show. */
export interface Order {
  readonly now: Date;
  readonly brand: string;
  readonly structure?: boolean;
  /** Nothing is printed whose facts are known: they come in `later.json`, and the file is made when it is asked for (`printer.ts`). */
  readonly later?: boolean;
  /** Prints a file; a test has something smaller for it. */
  readonly print?: (file: Made) => Promise<Buffer>;
  progress?(sentence: string): void;
}

/** The dump, an array for each kind, and the files that its records name. Throws when a record names a drawing or a story that is not there. */
export async function sampleOf({
  now,
  brand,
  structure = false,
  dated = datesAround(now, brand),
}: Pick<Order, 'now' | 'brand' | 'structure'> & { readonly dated?: Dated }): Promise<{
  readonly dump: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Made>;
}> {
  const names = structure ? UNITS : (await readdir(CHURCH)).map((name) => name.replace('.json', ''));
  const church = new Map<string, unknown>();
  for (const name of names)
    church.set(name, JSON.parse(dated(await readFile(new URL(`${name}.json`, CHURCH), 'utf8'))));
  const files = new Map<string, Made>();
  const filling = { dated, news: (church.get('news') ?? []) as Story[], files };
  const arrays = [...church].map(([name, records]) => [
    name,
    // What pictures say of themselves names them all, and shows none.
    structure
      ? (records as object[]).map(withoutPage)
      : name === 'files'
        ? records
        : filled(
            name === 'prayer_calendar'
              ? withLectionary(records as Parameters<typeof withLectionary>[0])
              : records,
            filling,
          ),
  ]);
  return { dump: Object.fromEntries(arrays), files };
}

/** Writes `church.json` and the files beside it to a folder that is there. Throws as `sampleOf` does. */
export async function makeSample(folder: string, order: Order): Promise<void> {
  const { print = ({ make }) => make(), progress = () => {} } = order;
  const { dump, files } = await sampleOf(order);
  await writeFile(join(folder, 'church.json'), JSON.stringify({ source: 'sample church', ...dump }));
  const facts = order.later ? await factsOf(datesAround(order.now, order.brand)) : {};
  if (order.later) await writeFile(join(folder, 'later.json'), JSON.stringify(facts));
  const waiting = [...files.values()].filter(({ path }) => facts[path] === undefined).values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const file of waiting) {
      const path = join(folder, file.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await print(file));
      done += 1;
      if (done % 100 === 0) progress(`${done} of ${files.size} pictures and documents`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A unit as the lists of units have it: what stands in rows makes its page. */
const withoutPage = (unit: object): object =>
  Object.fromEntries(Object.entries(unit).filter(([, value]) => !Array.isArray(value)));

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      structure: { type: 'boolean' },
      later: { type: 'boolean' },
      brand: { type: 'string', default: 'csi' },
    },
  });
  const [folder = ''] = positionals;
  await mkdir(folder, { recursive: true });
  const { structure = false, later = false, brand } = values;
  const progress = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  await makeSample(folder, { now: new Date(), brand, structure, later, progress });
}
