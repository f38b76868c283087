import type { Staff } from '#kinds/viewer.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { FileStore } from '#media/fileStore.ts';
import { firstAdministrator } from '#store/accounts/accounts.ts';
import type { Db } from '#store/database/db.ts';
import { calendarOf } from './calendar.ts';
import type { SampleFile } from './files.ts';
import { takeInFiles } from './fillFiles.ts';
import { type Known, writeAccounts, writeRecords, writeUnits } from './fillRecords.ts';
import { writeMailLife } from './mail/fillMail.ts';
import { sampleChurch } from './records.ts';

/** Where the sample church is written to. `extent`: the units only, or everything. */
export interface Filling {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: Date;
  readonly organisation: Pick<Organisation, 'associationName'>;
  readonly extent: 'full' | 'structure';
  /** The website's origin, and the key of hashes, for what is noted of consent. */
  readonly publicUrl: string;
  readonly secretKey: Buffer;
  progress(sentence: string): void;
  /** The address of a file that is there already; one without is drawn and taken in. */
  addressOf?(file: SampleFile, uploader: Staff): string | undefined;
}

/**
 * Fills an empty database with the sample church, through the same doors as everybody's writing: nothing in it could not have been typed
 * in. The first administrator must exist. Takes about half a minute with pictures, most of it drawing.
 */
export async function fillWithSample(filling: Filling): Promise<void> {
  const office: Staff | undefined = await firstAdministrator(filling.db);
  if (!office) throw new Error('The sample church needs an administrator who writes it.');
  const { units, accounts, content, waiting, fromVisitors, subscribers } = sampleChurch(
    calendarOf(filling.now),
    filling.organisation.associationName,
  );
  const known: Known = {
    office,
    units: new Map(),
    accounts: new Map(),
    records: new Map(),
    addresses: new Map(),
  };
  if (filling.extent === 'structure') return writeUnits(filling, known, units);
  known.addresses = await takeInFiles(filling, office, [...units, ...content]);
  await writeUnits(filling, known, units);
  await writeAccounts(filling, known, accounts);
  await writeRecords(filling, known, content);
  for (const [name, author] of known.accounts) {
    const own = waiting.filter(({ by }) => typeof by === 'object' && by.account === name);
    // A unit's user shows what the unit has uploaded, and no file of the office.
    if (own.length > 0)
      await writeRecords(filling, { ...known, addresses: await takeInFiles(filling, author, own) }, own);
  }
  // They name what stands on the pages, so they come last.
  await writeRecords(filling, known, fromVisitors);
  await writeMailLife(filling, known, subscribers);
}
