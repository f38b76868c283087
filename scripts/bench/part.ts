/** Measures one part in a process of its own, so that whatever it started ends with it, and sends its rows. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTS } from './parts.ts';

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
try {
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  const part = await PARTS[process.argv[2] ?? '']?.();
  if (!part) throw new Error('There is no such part.');
  const rows = await part.measure(
    folder,
    (sentence) => void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${sentence}\n`),
  );
  const lacks = rows.filter(({ value }) => !Number.isFinite(value));
  if (lacks.length > 0)
    throw new Error(`No figure was found for ${lacks.map(({ name }) => name).join(', ')}.`);
  await new Promise((done) => process.send?.(rows, done));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.disconnect();
