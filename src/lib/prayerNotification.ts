import { newsDay } from './dayNames.ts';
import type { Language } from './language.ts';
import type { Organisation } from './organisation.ts';
import { prayerDayWords } from './prayerDayWords.ts';
import { type PrayerOfDay, prayerDayPath, readingLine } from './prayerOfDay.ts';
import { sentencesOf } from './sentences.ts';
import { wordsIn } from './translations.ts';

/** What a device is sent: the notification, and the path of the page that it opens. */
export interface PrayerNotification {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** YYYY-MM-DD: a later notification of the same day replaces the earlier one. */
  readonly day: string;
  readonly language: Language;
}

/** Phones show some 120 characters; an Indian letter has three bytes, and push services take 4 KB in all. */
const LONGEST_BODY = 600;
const LONGEST_TITLE = 120;

/** The prayer of a day as a notification: heading and day, and how its prayers begin; without prayers, its readings. */
export function prayerNotification(
  of: PrayerOfDay,
  organisation: Pick<Organisation, 'brand'>,
  language: Language,
): PrayerNotification {
  const { heading } = wordsIn(prayerDayWords, language);
  return {
    title: beginning(`${heading}: ${of.name || newsDay(of.day, language)}`, LONGEST_TITLE),
    body: beginning(
      sentencesOf(of.prayers.length > 0 ? of.prayers : of.readings.map(readingLine)),
      LONGEST_BODY,
    ),
    path: prayerDayPath(of, organisation, language),
    day: of.day,
    language,
  };
}

/** Cut between letters as people see them: an Indian vowel sign stays with its consonant. */
function beginning(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (cut.length + segment.length > longest - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
