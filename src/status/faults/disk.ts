import { byteWords } from '#lib/byteSize.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, well } from '../faultGrades.ts';
import type { Readings } from '../readings.ts';
import type { Disk, StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

const DAY = 24 * 3_600_000;
/** Until a day has been seen, nobody can tell how fast it fills. */
const SEEN_FOR = DAY;
const SOON_DAYS = 7;
const FILLING_DAYS = 30;
/** Less than this share is little, however slowly it fills. */
const LITTLE = 0.05;

/** How long the disk of each machine lasts. */
export function diskLines({ now, copies, settings }: Readings): StatusLine[] {
  const disks = copies.filter(({ disk }) => disk !== null);
  return disks.flatMap(({ name, disk }) =>
    disk ? lineOf(disk, settings.diskMargin, now.getTime(), disks.length > 1 ? name : '') : [],
  );
}

function lineOf(disk: Disk, margin: number, now: number, name: string): StatusLine {
  const words = wordsIn(statusWords, 'en').disk;
  const { free, total } = disk;
  const figure = words.of(byteWords(total - free), byteWords(total));
  const small = [...(name ? [words.on(name)] : [])];
  const days = daysLeft(disk, margin, now);
  if (free < margin)
    return fault(
      'disk_full',
      { sentence: words.full, small: [...small, words.fullNote].join(' '), figure },
      name,
    );
  if (days !== null && days < FILLING_DAYS)
    return fault(
      days < SOON_DAYS ? 'disk_full_soon' : 'disk_filling',
      {
        sentence: words.soon(Math.floor(days)),
        more: words.ifAsNow,
        small: [...small, words.todo].join(' '),
        figure,
      },
      name,
    );
  if (free - margin < total * LITTLE)
    return fault(
      'disk_filling',
      { sentence: words.little, small: [...small, words.todo].join(' '), figure },
      name,
    );
  return well(name ? `disk ${name}` : 'disk', {
    sentence: days === null ? words.enough : words.lasts(span(days)),
    ...(name && { small: words.on(name) }),
    figure,
  });
}

function span(days: number): string {
  const words = wordsIn(statusWords, 'en').disk;
  if (days < 60) return words.days(Math.floor(days));
  return days < 700 ? words.months(Math.floor(days / 30)) : words.years(Math.floor(days / 365));
}

/** Days until no more than the margin is free, by the straight line that lies nearest to what was free before; null while it does not fall, or is not known. */
export function daysLeft({ free, before }: Disk, margin: number, now: number): number | null {
  const seen = [...before, [now, free] as const];
  const first = seen[0]?.[0] ?? now;
  if (now - first < SEEN_FOR) return null;
  const middle = (of: 0 | 1): number => seen.reduce((sum, sample) => sum + sample[of], 0) / seen.length;
  const [at, bytes] = [middle(0), middle(1)];
  const spread = seen.reduce((sum, [moment]) => sum + (moment - at) ** 2, 0);
  const slope = seen.reduce((sum, [moment, left]) => sum + (moment - at) * (left - bytes), 0) / spread;
  return slope < 0 ? Math.max(0, free - margin) / -slope / DAY : null;
}
