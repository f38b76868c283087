import { byteWords } from '#lib/byteSize.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { type WordsOf, wordsIn } from '#lib/translations.ts';
import { underWaySince } from '#store/status/backupFacts.ts';
import { backupSentences } from '#store/status/backupSentences.ts';
import { fault, known, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

const HOUR = 3_600_000;
/** One is made each night: this long after the last good one, two have been missed. */
const OLD_MS = 50 * HOUR;

/** Whether there is a good backup of everything, whether it was tested, and the result. */
export function backupLines(measurements: Measurements, language: Language): StatusLine[] {
  const { now, backups, outcomes, settings } = measurements;
  const { backup: words } = wordsIn(statusWords, language);
  const since = underWaySince({ ...backups, backup: outcomes.backup }, now);
  const lines = howItWent(measurements, language);
  if (since === null)
    return [
      // Backups that the program does not make can't be requested.
      ...lines.map((line) => (settings.makesBackups ? { ...line, acts: ['backup_now' as const] } : line)),
      ...keptWith(measurements, words),
    ];
  const minutes = Math.round((backups.backup_made?.value.seconds ?? 0) / 60);
  return [
    known('backup_under_way', {
      sentence: words.underWay,
      small: minutes < 2 ? words.underWaySoon : words.underWayNote(minutes),
      figure: momentFromNow(since, now, language),
    }),
    ...lines,
    ...keptWith(measurements, words),
  ];
}

/** What the last backup reported about its key, and about its files. */
function keptWith(
  { backups: { backup_key: key, backup_made: made } }: Measurements,
  words: WordsOf<typeof statusWords>['backup'],
): StatusLine[] {
  const { damaged = [], missing = 0 } = made?.value ?? {};
  return [
    ...(key?.value.own && !key.value.shown
      ? [fault('backup_key_alone', { sentence: words.keyAlone, small: words.keyAloneTodo })]
      : []),
    ...(damaged.length > 0
      ? [
          fault('files_damaged', {
            sentence: words.damaged(damaged.length),
            small: words.filesTodo(damaged.slice(0, 3).join(', ')),
          }),
        ]
      : []),
    ...(missing > 0
      ? [fault('files_missing', { sentence: words.missing(missing), small: words.filesTodo('') })]
      : []),
  ];
}

function howItWent(measurements: Measurements, language: Language): StatusLine[] {
  const { now, begun, outcomes, settings } = measurements;
  const all = wordsIn(statusWords, language);
  const { backup: words } = all;
  const said = (moment: Date): string => momentFromNow(moment, now, language);
  const { backup, drill } = outcomes;
  if (!backup && !settings.makesBackups)
    return [fault('backup_off', { sentence: words.off, small: words.offNote })];
  const good = goodOf(backup?.value);
  const since = good ?? begun;
  const isOld = now.getTime() - since.getTime() > OLD_MS;
  if (isOld)
    return [
      fault('backup_old', {
        sentence: good ? words.old(said(good)) : words.never,
        small: [backup && !backup.value.ok ? all.quoted(backup.value.sentence) : '', words.todo]
          .filter(Boolean)
          .join(' '),
        ...(good && { figure: words.good(said(good)) }),
      }),
    ];
  if (!backup) return [known('backup', { sentence: words.notYet, small: words.firstTonight })];
  if (!backup.value.ok)
    return [
      fault('backup_failed', {
        sentence: words.failed,
        more: good ? words.lastGood(said(good)) : words.noneGood,
        small: all.quoted(backup.value.sentence),
        figure: said(backup.at),
      }),
    ];
  const figure = said(backup.at);
  if (drill && !drill.value.ok)
    return [
      fault('drill_failed', {
        sentence: words.drillFailed,
        small: `${all.quoted(drill.value.sentence)} ${words.drillTodo}`,
        figure: said(drill.at),
      }),
    ];
  const tried = goodOf(drill?.value);
  if (now.getTime() - (tried ?? begun).getTime() > OLD_MS)
    return [
      fault('drill_old', {
        sentence: tried ? words.drillOld(said(tried)) : words.notTried,
        small: words.drillTodo,
        figure,
      }),
    ];
  const isTried = drill !== undefined && drill.at >= backup.at;
  return [
    well('backup', {
      sentence: words.made(isTried),
      ...(isTried && { more: words.allBack }),
      small: isTried
        ? drillTold(measurements, language, drill.value.sentence)
        : madeTold(measurements, language, backup.value.sentence),
      figure,
    }),
  ];
}

/** The result of the last backup test: as it was recorded in English, or in another language from its figures. */
function drillTold({ backups }: Measurements, language: Language, noted: string): string {
  const done = backups.drill_done?.value;
  if (language === 'en') return noted;
  const { quoted } = wordsIn(statusWords, language);
  const sentences = wordsIn(backupSentences, language);
  if (!done) return quoted(noted);
  const { how, tables, rows, files, why } = done;
  return how === 'loaded' ? sentences.loaded(tables, rows, files) : sentences.read(rows, files, quoted(why));
}

/** The same for the last backup; the lines below say what was missing in it. */
function madeTold({ backups }: Measurements, language: Language, noted: string): string {
  const { backup_made: whole, backup_hourly_made: hourly } = backups;
  const { value: last } = (whole && hourly && hourly.at > whole.at ? hourly : (whole ?? hourly)) ?? {};
  if (language === 'en') return noted;
  return last
    ? wordsIn(backupSentences, language).made(last.file, byteWords(last.bytes), last.rows, last.files)
    : wordsIn(statusWords, language).quoted(noted);
}

const goodOf = (kept: { good: string | null } | undefined): Date | undefined =>
  kept?.good ? new Date(kept.good) : undefined;
