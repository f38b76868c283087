import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { flush } from '#media/fileStore.ts';
import { stampOf } from './folder.ts';

/** The parts of a data folder that may be taken from another one. */
const PARTS = ['database', 'media', 'secret.key'] as const;
export type Part = (typeof PARTS)[number];

const PLAN = 'switch.json';
const BEFORE = 'before-';
/** How long the previous state is kept. */
export const KEPT_DAYS = 14;

/** Complete states that may replace the one in use: a restored one, or a previous one. */
const SOURCE = /^(?:restored|before)-\d{8}T\d{6}Z$/;

/** Whether a folder of that name holds a state that can be taken into use. */
export const maySwitchTo = (name: string): boolean => SOURCE.test(name);

const plan = z.object({
  from: z.string().regex(SOURCE),
  before: z.string().regex(/^before-\d{8}T\d{6}Z$/),
  parts: z.array(z.enum(PARTS)),
});

/**
 * Replaces parts of the data folder by those in its subfolder `from`, and keeps the old ones next to them. The plan is written down first, so that a start
 * continues it wherever it was interrupted. Returns where the old ones are. Nothing may be using the data folder.
 */
export async function switchOver(
  dataDir: string,
  from: string,
  parts: readonly Part[],
  now: Date,
): Promise<string> {
  const before = freeName(dataDir, now);
  const path = join(dataDir, PLAN);
  await writeFile(`${path}.new`, JSON.stringify(plan.parse({ from, before, parts: [...parts] })), {
    flush: true,
  });
  await rename(`${path}.new`, path);
  await flush(dataDir);
  await finishSwitch(dataDir);
  return join(dataDir, before);
}

/** A name to the second, which may be slightly in the past. */
function freeName(dataDir: string, now: Date): string {
  for (let moment = now.getTime(); ; moment += 1000) {
    const name = `${BEFORE}${stampOf(new Date(moment))}`;
    if (!existsSync(join(dataDir, name))) return name;
  }
}

/** Continues an interrupted switch, before anything else uses the data folder. Returns whether there was one. */
export async function finishSwitch(dataDir: string): Promise<boolean> {
  const path = join(dataDir, PLAN);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { from, before, parts } = plan.parse(JSON.parse(text));
  const [source, aside] = [join(dataDir, from), join(dataDir, before)];
  await mkdir(aside, { recursive: true, mode: 0o755 });
  for (const part of parts) {
    const [next, place, old] = [source, dataDir, aside].map((folder) => join(folder, part)) as [
      string,
      string,
      string,
    ];
    // Once the new one has left its folder, this part is done.
    if (!existsSync(next)) continue;
    if (existsSync(place) && !existsSync(old)) await rename(place, old);
    await rename(next, place);
  }
  for (const folder of [aside, dataDir]) await flush(folder);
  await rm(path);
  await flush(dataDir);
  await rm(source, { recursive: true, force: true });
  return true;
}

/** Removes previous states that have been kept long enough. */
export async function removeOldBefore(dataDir: string, now: Date): Promise<void> {
  const oldest = `${BEFORE}${stampOf(new Date(now.getTime() - KEPT_DAYS * 86_400_000))}`;
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names)
    if (/^before-\d{8}T\d{6}Z$/.test(name) && name < oldest)
      await rm(join(dataDir, name), { recursive: true });
}
