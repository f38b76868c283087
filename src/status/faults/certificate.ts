import { dashedDay, dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { type WordsOf, wordsIn } from '#lib/translations.ts';
import { fault, known, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import type { Certificates, StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

type Words = WordsOf<typeof statusWords>['certificate'];

const DAY = 24 * 3_600_000;
/** It is renewed a month before it expires, or after two thirds of a short lifetime. */
const ENDS_DAYS = 14;
const ENDED_DAYS = 4;
const MOST_NAMED = 5;

/** Until when browsers trust the site's addresses. */
export function certificateLines({ now, copies, settings }: Measurements, language: Language): StatusLine[] {
  const words = wordsIn(statusWords, language).certificate;
  if (!settings.isHttps) return [];
  const seen = copies.flatMap(({ certificates }) => certificates ?? []);
  const [first] = seen.sort((one, other) => one.until.localeCompare(other.until));
  if (!first) return [known('certificate', { sentence: words.unknown, small: words.unknownNote })];
  const days = (Date.parse(first.until) - now.getTime()) / DAY;
  const figure = words.until(dashedDay(dayOf(new Date(first.until))));
  const lines = [...ending(words, days, figure), ...uncovered(words, first)];
  if (lines.length > 0) return lines;
  return [well('certificate', { sentence: words.safe(first.hosts), more: words.https, figure })];
}

function ending(words: Words, days: number, figure: string): StatusLine[] {
  if (days > ENDS_DAYS) return [];
  const sentence = days < 0 ? words.ended : words.ends(Math.floor(days));
  const name = days < ENDED_DAYS ? 'certificate_ended' : 'certificate_ends';
  return [fault(name, { sentence, small: words.endsNote, figure })];
}

function uncovered(words: Words, { uncovered: hosts }: Certificates): StatusLine[] {
  if (hosts.length === 0) return [];
  const named = hosts.slice(0, MOST_NAMED).join(', ') + (hosts.length > MOST_NAMED ? ' …' : '');
  return [
    fault('hosts_uncovered', { sentence: words.uncovered(hosts.length), small: words.uncoveredNote(named) }),
  ];
}
