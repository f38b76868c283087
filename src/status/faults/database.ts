import { byteWords } from '#lib/byteSize.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import { spanIn } from '../spans.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

/** Share of all connections that the server offers. */
const HARDLY_ANY = 0.9;
const LONG_SECONDS = 3600;
const BEHIND_SECONDS = 60;
const WEEK = 7 * 24 * 3_600_000;

/** The state of PostgreSQL, and of its standbys. */
export function databaseLines({ now, database, standbys }: Measurements, language: Language): StatusLine[] {
  const all = wordsIn(statusWords, language);
  const words = all.database;
  const { bytes, connections, mostConnections, longestTransaction, version } = database;
  const figure = words.figure(byteWords(bytes), connections, mostConnections);
  const lines: StatusLine[] = [];
  if (connections > mostConnections * HARDLY_ANY)
    lines.push(
      fault('database_connections', { sentence: words.connections, small: words.connectionsNote, figure }),
    );
  if (longestTransaction > LONG_SECONDS)
    lines.push(
      fault('long_transaction', {
        sentence: words.transaction(spanIn(all, longestTransaction / 60)),
        small: words.transactionNote,
      }),
    );
  for (const { name, lag } of database.standbys)
    if (lag !== null && lag > BEHIND_SECONDS)
      lines.push(
        fault(
          'standby_behind',
          { sentence: words.lag(name), small: words.lagNote, figure: words.behind(spanIn(all, lag / 60)) },
          name,
        ),
      );
  const wasThere = standbys && standbys.value.count > 0 && now.getTime() - standbys.at.getTime() < WEEK;
  if (wasThere && database.standbys.length === 0)
    lines.push(
      fault('standby_gone', {
        sentence: words.gone,
        small: words.goneNote(momentFromNow(standbys.at, now, language)),
      }),
    );
  if (lines.length > 0) return lines;
  const follow = database.standbys.length;
  return [
    well('database', {
      sentence: words.well,
      ...(follow > 0 && { more: words.standbys(follow) }),
      small: `PostgreSQL ${version.split(' ')[0]}`,
      figure,
    }),
  ];
}
