import type { statusCalls } from '#calls/status.ts';
import { Refusal } from '#lib/refusal.ts';
import { statusLines, verdictOf } from '#status/faults.ts';
import { takeMeasurements } from '#status/measurements.ts';
import { slowestOf } from '#status/slowest.ts';
import { askForBackup } from '#store/status/backupFacts.ts';
import { knownFaults } from '#store/status/knownFaults.ts';
import type { Handlers } from '../context.ts';
import { languageShown } from '../languageShown.ts';

const iso = (moment: Date): string => moment.toISOString();

/** The state of the installation. */
export const statusHandlers: Handlers<keyof typeof statusCalls> = {
  statusBackUp: async ({ viewer, deps, now }) => {
    if (!deps.status.settings.makesBackups)
      throw new Refusal(
        422,
        'The program makes no backups here (BACKUP=no); whoever looks after the server does.',
      );
    const isNew = await askForBackup(viewer, deps.db, now);
    if (isNew) deps.backupAsked();
    return { data: { message: isNew ? 'Asked' : 'One is being made already' } };
  },

  statusGet: async ({ viewer, deps, request }) => {
    // The state reported by another copy is up to a minute old; this copy checks immediately.
    await deps.status.look();
    const [readings, known, language] = await Promise.all([
      takeMeasurements(deps.db, deps.status.settings, deps.now),
      knownFaults(deps.db),
      languageShown(request, viewer, deps.db),
    ]);
    const lines = statusLines(readings, language);
    return {
      data: {
        at: iso(readings.now),
        verdict: verdictOf(lines, language),
        lines: lines.map(({ key, grade, sentence, more = '', small = '', figure = '', acts = [] }) => ({
          ...{ key, grade, sentence, more, small, figure, acts: [...acts] },
          since: known[key]?.since ?? null,
        })),
        wrong: readings.errors.map(({ kind, sentence, place, times, first, last }) => ({
          ...{ sentence, place, times, failed: kind === 'failure', first: iso(first), last: iso(last) },
        })),
        slowest: slowestOf(readings),
        copies: readings.copies.map(({ name, version, since, seen, clockAhead }) => ({
          ...{ name, version, since, seen: iso(seen), clock_ahead_ms: clockAhead },
        })),
      },
    };
  },
};
