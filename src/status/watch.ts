import { hostname } from 'node:os';
import { dayOf } from '#lib/dates.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { diskOf } from '#store/database/diskRoom.ts';
import { clockAhead } from '#store/status/databaseState.ts';
import { dropFact, noteFact, readFacts } from '#store/status/facts.ts';
import { noteErrors } from '#store/status/loggedErrors.ts';
import { certificatesOf } from './certificates.ts';
import type { ErrorBook } from './errorBook.ts';
import { hostsNow } from './hosts.ts';
import type { RequestFigures } from './requestFigures.ts';
import { type Certificates, COPY, type CopyReport, DISK, type Disk } from './types.ts';
import { newerVersions } from './version.ts';

export interface WatchDeps {
  readonly settings: Settings;
  readonly db: Db;
  readonly requests: RequestFigures;
  readonly errors: ErrorBook;
  now(): Date;
  log(sentence: string): void;
}

/** Monitors this copy of the program. */
export interface Watch {
  /** Checks now, unless it has within the last seconds, and records the result. */
  look(): Promise<void>;
  /** Stops, and records that this copy was stopped and is not missing. */
  stop(): Promise<void>;
}

const EVERY_MS = 60_000;
const FRESH_MS = 5000;
/** A day has four samples of the disk, and a month of them shows how fast it fills. */
const SAMPLE_EVERY_MS = 6 * 3_600_000;
const MOST_SAMPLES = 120;
const CERTIFICATES_EVERY_MS = 600_000;
const SLOWEST = 5;

/** Records the state of this copy every minute, for the status page of any copy. A minute without database is skipped. */
export function startWatch(deps: WatchDeps): Watch {
  const { settings, db, now, log } = deps;
  const name = settings.socket === undefined ? `${hostname()}:${settings.port}` : hostname();
  const since = now().toISOString();
  let before: Disk['before'] | undefined;
  let certificates: { at: number; found: Certificates | null } | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let stopped = false;

  async function lookNow(): Promise<void> {
    const moment = now();
    const errors = deps.errors.take();
    await noteErrors(db, errors).catch((error) => {
      deps.errors.putBack(errors);
      throw error;
    });
    const ahead = await clockAhead(db, now);
    const report: CopyReport = {
      ...{ version: settings.version, since, clockAhead: ahead, day: dayOf(moment) },
      slowest: deps.requests.slowest(moment, SLOWEST),
      notFound: deps.requests.notFound(moment),
      disk: await diskNow(moment.getTime()),
      certificates: await certificatesNow(moment.getTime()),
      newer: await newerVersions(settings.root, settings.version),
    };
    if (!stopped) await noteFact(db, COPY + name, report, moment);
  }

  async function diskNow(at: number): Promise<Disk | null> {
    const disk = await diskOf(settings.dataDir);
    if (!disk) return null;
    before ??= await keptSamples();
    const last = before.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY;
    if (at - last >= SAMPLE_EVERY_MS) {
      before = [...before, [at, disk.free] as const].slice(-MOST_SAMPLES);
      await noteFact(db, DISK + name, before, new Date(at));
    }
    return { ...disk, before };
  }

  async function keptSamples(): Promise<Disk['before']> {
    const kept = (await readFacts(db)).get(DISK + name)?.value;
    return Array.isArray(kept) ? kept : [];
  }

  async function certificatesNow(at: number): Promise<Certificates | null> {
    if (!settings.publicUrl.startsWith('https:')) return null;
    const isFresh = certificates?.found && at - certificates.at < CERTIFICATES_EVERY_MS;
    if (!isFresh) {
      const found = await certificatesOf(await hostsNow(db, settings), settings.certificateFile).catch(
        (error: Error) => {
          log(`The certificate can't be looked at: ${error.message}`);
          return null;
        },
      );
      certificates = { at, found };
    }
    return certificates?.found ?? null;
  }

  const look = (): Promise<void> => {
    if (stopped || performance.now() - looked < FRESH_MS) return looking ?? Promise.resolve();
    looking ??= lookNow().finally(() => {
      looked = performance.now();
      looking = undefined;
    });
    return looking;
  };
  const quietly = (): void =>
    void look().catch((error: Error) => log(`The status is not noted: ${error.message}`));
  quietly();
  const timer = setInterval(quietly, EVERY_MS).unref();
  return {
    look,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking?.catch(() => {});
      // Without the database nobody can be notified; after some minutes the others consider this copy missing.
      await dropFact(db, COPY + name).catch(() => {});
    },
  };
}
