import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { outcome } from '#store/database/embedded/launcher.ts';
import { startEmbedded } from '#store/database/embedded.ts';

/**
 * For tests of one file that need an embedded PostgreSQL of their own each: what the first start makes is made once, and put into a data folder as
 * if that had been started and ended there. To make it takes some seconds of the processor, to copy it a tenth of one.
 */
export function preparedCluster(): { putInto(dataDir: string): Promise<void> } {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
    await chmod(folder, 0o711);
    const first = await startEmbedded({ dataDir: folder, log: () => {}, progress: () => {} });
    await first.stop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    putInto: async (dataDir) => {
      await mkdir(dataDir, { recursive: true, mode: 0o755 });
      // With its owner: where root runs the tests it belongs to another user.
      const { code, output } = await outcome('cp', ['-a', join(folder, 'database'), dataDir]);
      expect([code, output]).toEqual([0, '']);
    },
  };
}
