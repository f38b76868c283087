import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome', 'chromium-browser', 'microsoft-edge'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What to do when there is no browser and none can be had by itself. */
export const NO_BROWSER =
  'No browser was found for the tests, and none could be installed. Install Chromium or Chrome (on Debian: ' +
  'apt-get install chromium), or name one with TEST_BROWSER=/path/to/chromium, and start the tests again.';

let found: string | undefined;

/**
 * The path of a Chromium or Chrome that starts: TEST_BROWSER, one on the PATH or in the usual places, or the one that
 * Playwright has downloaded; undefined when there is none.
 */
export function findBrowser(): string | undefined {
  const given = process.env.TEST_BROWSER;
  if (given) return existsSync(given) ? given : undefined;
  found ??= candidates().find((path) => existsSync(path) && starts(path));
  return found;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()];
}

/** Some systems have a placeholder under this name that only says how to install the real one. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

/**
 * Makes sure that there is a browser: finds one, or installs Debian's `chromium` (as root), or lets Playwright download
 * its own. Answers its path, or undefined when nothing helped.
 */
export function setUpBrowser(say: (sentence: string) => void): string | undefined {
  return findBrowser() ?? installPackage(say) ?? download(say);
}

function installPackage(say: (sentence: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('No browser found: installing the system package chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], env);
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium');
  return findBrowser();
}

function download(say: (sentence: string) => void): string | undefined {
  say('No browser found: letting Playwright download one …');
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium', '--no-shell'], process.env);
  return findBrowser();
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 8 * 60_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = setUpBrowser((sentence) => console.error(sentence));
  if (path) console.log(path);
  else {
    console.error(NO_BROWSER);
    process.exitCode = 1;
  }
}
