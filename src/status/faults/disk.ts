import { byteWords } from '#lib/byteSize.ts';
import type { Language } from '#lib/language.ts';
import { type WordsOf, wordsIn } from '#lib/translations.ts';
import { fault, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import type { Disk, StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

type Words = WordsOf<typeof statusWords>['disk'];

const DAY = 24 * 3_600_000;
/** The speed at which it fills is unknown before a whole day has been seen. */
const SEEN_FOR = DAY;
const SOON_DAYS = 7;
const FILLING_DAYS = 30;
/** Less free space than this share is little, however slowly it fills. */
const LITTLE = 0.05;

/** How long the disk of each machine lasts. */
export function diskLines({ now, copies, settings }: Measurements, language: Language): StatusLine[] {
  const words = wordsIn(statusWords, language).disk;
  const disks = copies.filter(({ disk }) => disk !== null);
  return disks.flatMap(({ name, disk }) =>
    disk ? lineOf(words, disk, settings.diskMargin, now.getTime(), disks.length > 1 ? name : '') : [],
  );
}

function lineOf(words: Words, disk: Disk, margin: number, now: number, name: string): StatusLine {
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
    sentence: days === null ? words.enough : words.lasts(span(words, days)),
    ...(name && { small: words.on(name) }),
    figure,
  });
}

function span(words: Words, days: number): string {
  if (days < 60) return words.days(Math.floor(days));
  if (days < 700) return words.months(Math.floor(days / 30));
  const years = Math.floor(days / 365);
  return years > 5 ? words.manyYears : words.years(years);
}

/** Days until only the margin is free, by linear regression on the earlier samples; null while free space does not fall, or is unknown. */
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
