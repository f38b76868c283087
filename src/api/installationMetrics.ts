import type { Measurements } from '#status/measurements.ts';
import { type Family, gauge, type Sample } from './metricsText.ts';

/** Database readings about the whole installation, the same from each copy. */
export function installationFamilies({
  database,
  work,
  outcomes,
  copies,
  errors,
  now,
}: Measurements): Family[] {
  const age = (moment: Date | null): number =>
    moment ? Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000)) : 0;
  const good = Object.entries(outcomes).flatMap(([of, fact]): Sample[] =>
    fact?.value.good ? [[{ of }, Date.parse(fact.value.good) / 1000]] : [],
  );
  return [
    gauge('lectern_database_bytes', 'Size of the database.', [[{}, database.bytes]]),
    gauge(
      'lectern_database_connections',
      'Connections to the PostgreSQL server, and the most that it gives.',
      [
        [{ of: 'used' }, database.connections],
        [{ of: 'most' }, database.mostConnections],
      ],
    ),
    gauge('lectern_database_longest_transaction_seconds', 'How long the longest transaction has gone on.', [
      [{}, Math.max(0, database.longestTransaction)],
    ]),
    gauge(
      'lectern_standby_lag_seconds',
      'By how much standbys are behind.',
      database.standbys.map(({ name, lag }) => [{ standby: name }, lag ?? 0]),
    ),
    gauge('lectern_mails_waiting', 'Mails that have not gone out.', [
      [{ of: 'person' }, work.mails.waiting],
      [{ of: 'newsletter' }, work.newsletterMails],
    ]),
    gauge('lectern_mails_oldest_seconds', 'How long the oldest mail to a single person has waited.', [
      [{}, age(work.mails.oldest)],
    ]),
    gauge('lectern_pictures_waiting', 'Pictures and PDFs without their smaller copies.', [
      [{}, work.pictures.waiting],
    ]),
    gauge('lectern_documents_waiting', 'Documents and scanned pages whose text has not been read.', [
      [{}, work.documents],
    ]),
    gauge(
      'lectern_jobs_failed',
      'Regular work that failed within a day.',
      work.jobs.map(({ name, failed }) => [{ job: name }, failed]),
    ),
    gauge('lectern_last_good_timestamp_seconds', 'When regular work last went well.', good),
    gauge('lectern_errors_today', 'Requests that could not be answered today.', [
      [{}, errors.reduce((sum, { kind, times }) => sum + (kind === 'failure' ? times : 0), 0)],
    ]),
    gauge(
      'lectern_disk_bytes',
      'The disk of each copy.',
      copies.flatMap(({ name: copy, disk }): Sample[] =>
        disk
          ? [
              [{ copy, of: 'free' }, disk.free],
              [{ copy, of: 'total' }, disk.total],
            ]
          : [],
      ),
    ),
    gauge(
      'lectern_clock_ahead_seconds',
      'How much the clock of each copy is ahead of the database.',
      copies.map(({ name: copy, clockAhead }) => [{ copy }, clockAhead / 1000]),
    ),
    gauge(
      'lectern_certificate_end_timestamp_seconds',
      'When the certificate of the site ends.',
      copies.flatMap(({ name: copy, certificates }): Sample[] =>
        certificates ? [[{ copy }, Date.parse(certificates.until) / 1000]] : [],
      ),
    ),
  ];
}
