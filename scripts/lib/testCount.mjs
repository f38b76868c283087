import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the count of a run is written to: a path, in the environment. Who runs the tests may name one, to read it when they were stopped. */
export const PLACE = 'TEST_COUNT_FILE';

/**
 * What a run of Vitest needs, so that it is counted: arguments, and an addition to its environment.
 *
 * @param {string} file the path of a file that the count is written to
 */
export const counted = (file) => ({
  args: [`--reporter=${fileURLToPath(import.meta.url)}`],
  env: { [PLACE]: file },
});

/**
 * How many tests passed, failed and were left out on purpose (by `-t`). What was to run and did not counts as failed: a test whose file or
 * group could not start, and a file that never came to its end, as when its process died. Nothing is passed over because Vitest itself ended.
 *
 * @param {string} file where the run has written its count
 * @param {number | null} status how Vitest ended
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countOf(file, status) {
  // It may have ended before it had found a file.
  const found = { passed: 0, failed: 0, skipped: 0, open: 0, ...written(file) };
  const { passed, skipped, open } = found;
  const failed = found.failed + open;
  // Vitest also fails for what is no single test, such as an error outside of all of them.
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed, skipped };
}

/** The last line of a run. */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** So many failed tests are named. */
const MOST_NAMED = 100;

/**
 * A line for each test that failed in a run: file, test and the first line of why. The reports of Vitest are long, and the first ones are out of
 * sight when only the end of an output is kept.
 *
 * @param {string} file where the run has written its count
 * @returns {string[]}
 */
export const failuresIn = (file) => written(file).failures ?? [];

/** Keeps beside the count how many seconds a part of the run took. */
export function noteTime(file, part, seconds) {
  const { times, ...count } = written(file);
  writeFileSync(file, JSON.stringify({ ...count, times: { ...times, [part]: seconds } }));
}

/** A line that says how long each part took, as far as it has come; those of tests may have run side by side. */
export const timesLine = (file) =>
  `Seconds: ${Object.entries(written(file).times ?? {})
    .map(([part, seconds]) => `${part} ${Math.round(seconds)}`)
    .join(', ')}`;

function written(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The reporter: counts each file when it ends, and how long its project has taken, so that both stand whatever becomes of the rest. */
// biome-ignore lint/style/noDefaultExport: by this Vitest takes a reporter.
export default class TestCount {
  #files = 0;
  #ended = new Map();
  #outside = 0;
  #begun = new Map();

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#write();
  }

  onTestModuleStart({ project }) {
    if (!this.#begun.has(project.name)) this.#begun.set(project.name, performance.now());
  }

  onTestModuleEnd(module) {
    this.#ended.set(module.id, countModule(module));
    this.#write();
    const { name } = module.project;
    const begun = this.#begun.get(name) ?? performance.now();
    noteTime(process.env[PLACE] ?? '', name || 'tests', (performance.now() - begun) / 1000);
  }

  onTestRunEnd(modules, errors) {
    for (const module of modules) this.#ended.set(module.id, countModule(module));
    this.#outside = errors.length;
    this.#write();
  }

  #write() {
    const all = [...this.#ended.values()];
    const sum = (name) => all.reduce((total, one) => total + one[name], 0);
    const count = { passed: sum('passed'), failed: sum('failed') + this.#outside, skipped: sum('skipped') };
    const failures = all.flatMap((one) => one.failures).slice(0, MOST_NAMED);
    const open = Math.max(0, this.#files - all.length);
    const file = process.env[PLACE] ?? '';
    const { times } = written(file);
    writeFileSync(file, JSON.stringify({ ...count, open, failures, times }));
  }
}

function countModule(module) {
  const count = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: module.errors().map((it) => named(module, '', it)),
  };
  for (const group of module.children.allSuites())
    count.failures.push(...group.errors().map((it) => named(module, group.fullName, it)));
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'failed') count.failures.push(named(module, test.fullName, errors[0]));
    if (state === 'passed') count.passed++;
    else if (state === 'skipped' && !couldNotStart(test.parent)) count.skipped++;
    else count.failed++;
  }
  if (count.failed === 0 && (module.errors().length > 0 || !['passed', 'skipped'].includes(module.state())))
    count.failed = 1;
  return count;
}

const named = (module, test, error) =>
  [module.relativeModuleId, test, error?.message?.split('\n')[0]].filter(Boolean).join(' · ');

/** Vitest calls tests skipped that could not run because what comes before them failed. */
function couldNotStart(group) {
  return group.errors().length > 0 || (group.type === 'suite' && couldNotStart(group.parent));
}
