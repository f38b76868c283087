import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Report } from '#import/report.ts';
import { bringIn, type NewInstallation } from '#import/sample.ts';
import { localStore } from '#media/fileStore.ts';
import { readSettings } from '#settings/settings.ts';
import { isEmpty } from '#store/records/units.ts';
import { makeSample } from '../../sample/make.ts';
import { startEmptyApi, type TestApi } from './api.ts';

/** As a program that is killed: what it has written by then must not be there for the next one. */
async function breakOff(folder: string, target: Omit<NewInstallation, 'progress'>): Promise<void> {
  const progress = (): void => {
    throw new Error('Killed.');
  };
  await expect(bringIn(folder, { ...target, progress })).rejects.toThrow('Killed.');
  expect(await isEmpty(target.db)).toBe(true);
}

/** Fills a fresh installation, at the second attempt. */
export async function sampleInstallation(
  extent: 'full' | 'structure',
): Promise<TestApi & { report: Report }> {
  const api = await startEmptyApi();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sample-'));
  try {
    const [settings, now] = [readSettings({}), new Date()];
    const { brand } = settings.organisation;
    await makeSample(folder, { ...{ now, brand, structure: extent === 'structure' }, later: true });
    const target = {
      ...{ db: api.database.db, files: localStore(api.mediaDir), settings, now },
      secretKey: Buffer.alloc(32, 7),
    };
    if (extent === 'full') await breakOff(folder, target);
    const report = await bringIn(folder, { ...target, progress: () => {} });
    return { ...api, report };
  } finally {
    await rm(folder, { recursive: true });
  }
}
