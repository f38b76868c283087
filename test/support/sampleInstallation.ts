import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Report } from '#import/report.ts';
import { bringIn } from '#import/sample.ts';
import { localStore } from '#media/fileStore.ts';
import { docx, pdf } from '#media/testSamples.ts';
import { readSettings } from '#settings/settings.ts';
import { makeSample } from '../../sample/make.ts';
import { jpeg, startEmptyApi, type TestApi } from './api.ts';
import { makeFilm } from './film.ts';

/** Fills a fresh installation; small files stand for what is drawn and printed, which has a test of its own. */
export async function sampleInstallation(
  extent: 'full' | 'structure',
): Promise<TestApi & { report: Report }> {
  const api = await startEmptyApi();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sample-'));
  try {
    const [settings, now, picture] = [readSettings({}), new Date(), await jpeg()];
    const small: Readonly<Record<string, Buffer>> = {
      '.docx': docx(),
      '.pdf': pdf(),
      '.webm': await makeFilm([picture]),
    };
    const { brand } = settings.organisation;
    await makeSample(folder, {
      ...{ now, brand, structure: extent === 'structure' },
      print: async ({ path }) => small[extname(path)] ?? picture,
    });
    const report = await bringIn(folder, {
      ...{ db: api.database.db, files: localStore(api.mediaDir), settings, now },
      secretKey: Buffer.alloc(32, 7),
      progress: () => {},
    });
    return { ...api, report };
  } finally {
    await rm(folder, { recursive: true });
  }
}
