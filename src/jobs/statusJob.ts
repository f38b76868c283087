import { byLanguage } from '#lib/language.ts';
import { statusLines } from '#status/faults.ts';
import { type Measurements, type StatusSettings, takeMeasurements } from '#status/measurements.ts';
import { COPY, DISK } from '#status/types.ts';
import type { Db } from '#store/database/db.ts';
import { queueAlarm } from '#store/status/alarm.ts';
import { dropFacts, noteFact } from '#store/status/facts.ts';
import { faultIn, type KnownFaults, knownFaults, noteFaults } from '#store/status/knownFaults.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Faults that pass within minutes, such as a restarting database, notify nobody. */
const HOLDS_FOR = 5 * MINUTE;

/**
 * Checks the whole installation: records since when each fault holds, and mails the administrators about urgent ones. Mail cannot report that mail fails: that
 * is shown on every screen of the console instead. Returns how many mails were queued.
 */
export async function lookAtStatus(db: Db, settings: StatusSettings, now: () => Date): Promise<number> {
  const moment = now();
  await dropFacts(db, COPY, new Date(moment.getTime() - DAY));
  await dropFacts(db, DISK, new Date(moment.getTime() - 60 * DAY));
  const measurements = await takeMeasurements(db, settings, now);
  const { length: standbys } = measurements.database.standbys;
  if (standbys > 0) await noteFact(db, 'standbys', { count: standbys }, moment);
  const faults = faultsIn(measurements, await knownFaults(db));
  await noteFaults(db, faults, moment);
  const urgent = Object.values(faults).filter(
    ({ grade, since }) => grade === 'bad' && moment.getTime() - Date.parse(since) >= HOLDS_FOR,
  );
  if (urgent.length === 0 || measurements.mailTrouble) return 0;
  const sentences = byLanguage((language) => urgent.map((one) => faultIn(one, language)));
  return queueAlarm(db, sentences, moment);
}

function faultsIn(measurements: Measurements, known: KnownFaults): KnownFaults {
  const all = byLanguage((language) => {
    const lines = statusLines(measurements, language);
    return new Map(lines.map(({ key, sentence, more }) => [key, more ? `${sentence} ${more}` : sentence]));
  });
  const faults = statusLines(measurements, 'en').flatMap(({ key, grade }) => {
    if (grade !== 'bad' && grade !== 'warn') return [];
    const since = known[key]?.since ?? measurements.now.toISOString();
    const said = byLanguage((language) => all[language].get(key) ?? '');
    return [[key, { grade, since, sentence: said.en, said }] as const];
  });
  return Object.fromEntries(faults);
}
