import { dashedDay, dayOf } from '#lib/dates.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, well } from '../faultGrades.ts';
import type { Copy, Measurements } from '../measurements.ts';
import { secondsIn } from '../spans.ts';
import type { StatusLine } from '../types.ts';
import { isNewer } from '../version.ts';
import { statusWords } from '../words.ts';

const SECOND = 1000;
/** A copy reports every minute. */
const GONE_MS = 3 * 60 * SECOND;
const CLOCK_MS = 30 * SECOND;
/** Copies are upgraded one by one: for this long different versions are no fault. */
const REPLACED_MS = 3600 * SECOND;

/** The copies of the program: whether they are running, agree about the time, and have the newest version. */
export function copyLines({ now, copies, settings }: Measurements, language: Language): StatusLine[] {
  const all = wordsIn(statusWords, language);
  const words = all.copies;
  const isThere = ({ seen }: Copy): boolean => now.getTime() - seen.getTime() < GONE_MS;
  const there = copies.filter(isThere);
  const lines: StatusLine[] = copies
    .filter((copy) => !isThere(copy))
    .map(({ name, seen }) =>
      fault(
        'copy_gone',
        { sentence: words.gone(name, momentFromNow(seen, now, language)), small: words.goneNote },
        name,
      ),
    );
  for (const { name, clockAhead } of there)
    if (Math.abs(clockAhead) > CLOCK_MS) {
      const span = secondsIn(all, Math.abs(clockAhead) / SECOND);
      lines.push(
        fault('clock', { sentence: words.clock(name, span, clockAhead > 0), small: words.clockNote }, name),
      );
    }
  const versions = new Set(there.map(({ version }) => version));
  const latest = Math.max(...there.map(({ since }) => Date.parse(since)));
  if (versions.size > 1 && now.getTime() - latest > REPLACED_MS) {
    const each = there.map(({ name, version }) => `${name}: ${version}`).join(', ');
    lines.push(fault('versions', { sentence: words.versions, small: words.versionsNote(each) }));
  }
  const newest = there
    .flatMap(({ newer }) => newer)
    .reduce<string | undefined>(
      (best, one) => (best === undefined || isNewer(one, best) ? one : best),
      undefined,
    );
  if (newest !== undefined)
    lines.push(fault('newer_version', { sentence: words.newer(newest), small: words.newerNote }));
  const [first] = there.map(({ since }) => since).sort();
  lines.push(
    well('version', {
      sentence: words.version(settings.version),
      ...(newest === undefined && { more: words.noNewer }),
      ...(there.length > 1 && { small: words.several(there.length) }),
      ...(first !== undefined && { figure: words.since(dashedDay(dayOf(new Date(first)))) }),
    }),
  );
  return lines;
}
