import type { Language } from './language.ts';
import { languagePath } from './languagePath.ts';
import { eventDay } from './longDays.ts';
import type { Organisation } from './organisation.ts';
import { prayerDayWords } from './prayerDayWords.ts';
import type { Reading } from './readings.ts';
import { wordsIn } from './translations.ts';
import { PASSED_ON } from './viewSources.ts';
import { inBold, inItalics, withoutMarks } from './whatsApp.ts';
import { churchDayPath, prayerPath } from './worshipPlaces.ts';

/** A day of the prayer calendar as it is passed on. Texts that nobody has entered are ''. */
export interface PrayerOfDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Of a Sunday, a feast, or as the office calls the day. */
  readonly name: string;
  readonly theme: string;
  readonly prayers: readonly string[];
  readonly readings: readonly Reading[];
  /** Whether the day has a page of its own, as every day with readings. */
  readonly hasPage: boolean;
}

/** The path of the day's own page, otherwise of its month. */
export const prayerDayPath = (
  { day, hasPage }: PrayerOfDay,
  organisation: Pick<Organisation, 'brand'>,
  language: Language,
): string => languagePath(language, hasPage ? churchDayPath(organisation, day) : prayerPath(day.slice(0, 7)));

/** 'Gospel: Matthew 25:31–46'. */
export const readingLine = ({ name, passage }: Reading): string =>
  name === '' ? passage : `${name}: ${passage}`;

/** The day as a message for a WhatsApp channel, with WhatsApp's own marks for bold and italic. `address`: of its page. */
export function prayerMessage(of: PrayerOfDay, language: Language, address: string): string {
  const head = [
    inBold(wordsIn(prayerDayWords, language).heading),
    eventDay(of.day, language),
    ...(of.name === '' ? [] : [inBold(of.name)]),
    ...(of.theme === '' ? [] : [inItalics(of.theme)]),
  ];
  const parts = [
    head.join('\n'),
    ...of.prayers.map(withoutMarks),
    of.readings.map(readingLine).map(withoutMarks).join('\n'),
    `${address}#${PASSED_ON.whatsapp}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
