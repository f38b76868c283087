import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backupBucket } from '#backup/bucket.ts';
import { startS3Double } from '#test/media/s3Double.ts';
import { backupCommand } from './backup.ts';
import { CommandError } from './command.ts';
import { whenFree } from './whenFree.ts';

test('says which backups there are, here and in the bucket', async () => {
  const [double, folder] = [
    await startS3Double({ folder: 'nightly' }),
    await mkdtemp(join(tmpdir(), 'lectern-list-')),
  ];
  onTestFinished(async () => {
    await double.close();
    await rm(folder, { recursive: true });
  });
  vi.stubEnv('BACKUP_DIR', folder);
  vi.stubEnv('BACKUP_S3_URL', double.url);
  const said: string[] = [];
  const list = () =>
    backupCommand.run(
      { values: { list: true }, words: [] },
      { say: (sentence) => void said.push(sentence), complain: expect.fail },
    );
  await list();
  expect(said.splice(0)).toEqual([`There is no backup in ${folder}.`, 'There is no backup in the bucket.']);
  const [here, there] = ['lectern-csi-20261122T203000Z.backup', 'lectern-csi-20261121T203000Z.backup'];
  await writeFile(join(folder, here), 'it');
  await backupBucket(double.url).put(join(folder, here), there);
  await list();
  expect(said).toEqual([expect.stringContaining(join(folder, here)), 'In the bucket:', there]);
});

test('waits for a backup that the server makes just now, says so once, and not for ever', async () => {
  const said: string[] = [];
  const answers = [null, null, 'made'];
  const say = (sentence: string): void => void said.push(sentence);
  const task = async (): Promise<string | null> => answers.shift() ?? null;
  await expect(whenFree(task, say, { everyMs: 1, mostMs: 60_000 })).resolves.toBe('made');
  expect(said).toEqual(['Another backup is being made or tried out just now; this one waits for its end.']);
  await expect(whenFree(task, say, { everyMs: 1, mostMs: 5 })).rejects.toThrow(CommandError);
});
