import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Release, releaseIn } from '#settings/projectFolder.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import { outcome } from '#store/database/embedded/launcher.ts';
import { CommandError } from '../command.ts';
import { flushFolder } from './installed.ts';

const DAMAGED = 'is damaged, or only a part of a release. Fetch it again.';
/** With less free space than this, a failure is due to the full disk. */
const NOTHING_LEFT = 1024 * 1024;
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9A-Za-z.]{1,40})?$/;
/** The prefix of a folder into which an archive is being unpacked; its content is of no use to anybody else. */
export const UNPACKING = '.unpacking-';

/** A complete unpacked release, still in a temporary folder. */
export interface Unpacked {
  readonly release: Release;
  /** Moves it atomically to its own folder in `home`, replacing one of that name. */
  keep(): void;
  discard(): void;
}

/**
 * Unpacks an archive in `home`, next to the existing releases, and checks every file. Throws CommandError when it is damaged, incomplete, for another platform,
 * or no release at all, or when there is too little disk space; then nothing of it is left.
 */
export async function unpack(archive: string, home: string): Promise<Unpacked> {
  if (!existsSync(archive)) throw new CommandError(`There is no file ${archive}.`);
  await compareWithSumBeside(archive);
  const work = mkdtempSync(join(home, UNPACKING));
  const discard = (): void => rmSync(work, { recursive: true, force: true });
  try {
    const { code } = await outcome('tar', ['-xzf', resolve(archive), '-C', work, '--no-same-owner']);
    if (code !== 0 && (await isFull(home)))
      throw new CommandError(
        `There is no room for the new release in ${home}. Make room there, and try again. Nothing has been changed.`,
      );
    const folder = join(work, globSync('lectern-*', { cwd: work })[0] ?? 'none');
    const release = code === 0 ? releaseIn(folder) : undefined;
    if (!release || !VERSION.test(release.version)) throw new CommandError(`${archive} ${DAMAGED}`);
    const here = `${process.platform}-${process.arch}`;
    if (release.platform !== here)
      throw new CommandError(`${archive} is for ${release.platform}, and this machine is ${here}.`);
    const wrong = await damageIn(folder);
    if (wrong !== undefined) throw new CommandError(`${archive} ${DAMAGED} (${wrong})`);
    return { release, discard, keep: () => keep(folder, join(home, release.version), discard) };
  } catch (error) {
    discard();
    throw error;
  }
}

async function isFull(folder: string): Promise<boolean> {
  const room = await roomOf(folder);
  return room !== null && room < NOTHING_LEFT;
}

function keep(folder: string, target: string, discard: () => void): void {
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
  flushFolder(dirname(target));
  discard();
}

/** Compares the archive with the checksum file next to it, as written by `npm run release`. */
async function compareWithSumBeside(archive: string): Promise<void> {
  const beside = `${archive}.sha256`;
  if (!existsSync(beside)) return;
  const [sum] = readFileSync(beside, 'utf8').split(' ');
  if (sum !== (await sumOf(archive))) throw new CommandError(`${archive} ${DAMAGED}`);
}

/** The first file that differs from CHECKSUMS in that folder; undefined when all match. */
export async function damageIn(folder: string): Promise<string | undefined> {
  const list = join(folder, 'CHECKSUMS');
  if (!existsSync(list)) return basename(list);
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const named = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(found.parentPath, found.name));
    if (found.isDirectory() || path === basename(list)) continue;
    if (found.isSymbolicLink()) {
      if (!staysInside(folder, path)) return path;
      continue;
    }
    if (!found.isFile() || named.get(path) !== (await sumOf(join(folder, path)))) return path;
    named.delete(path);
  }
  return [...named.keys()][0];
}

function staysInside(folder: string, path: string): boolean {
  const target = resolve(folder, dirname(path), readlinkSync(join(folder, path)));
  return target.startsWith(resolve(folder) + sep);
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
