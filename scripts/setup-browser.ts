import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { setUpOthers } from './lib/otherBrowsers.ts';

/** The headless shell first: the same engine without the windows around it, for which the tests take a third less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-browser',
  'microsoft-edge',
];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to do when there is no browser and none can be had by itself. */
export const NO_BROWSER =
  'No browser was found for the tests, and none could be installed. Install Chromium or Chrome (on Debian: ' +
  'apt-get install chromium-headless-shell), or name one with TEST_BROWSER=/path/to/chromium, and start the tests again.';

/**
 * The path of a Chromium or Chrome that starts: TEST_BROWSER, one on the PATH or in the usual places, or the
 * one that Playwright has downloaded; undefined when there is none. Throws when TEST_BROWSER names nothing.
 */
export async function findBrowser(): Promise<string | undefined> {
  const given = process.env.TEST_BROWSER;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(
      `TEST_BROWSER is set to ${given}, where there is nothing. Name another browser, or unset it.`,
    );
  }
  for (const path of candidates()) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()];
}

/** Tried, not trusted: some systems have a placeholder under this name, or a browser that may not read our files. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--headless'],
      timeout: 30_000,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that there is a browser: finds one, or installs Debian's (as root), or lets
 * Playwright download its own. Answers its path, or undefined when nothing helped.
 */
export async function setUpBrowser(say: (sentence: string) => void): Promise<string | undefined> {
  return (await findBrowser()) ?? (await installPackage(say)) ?? (await download(say));
}

async function installPackage(say: (sentence: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], env);
  aptGet('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`No browser found: installing the system package ${name} …`);
    aptGet('install', '-y', '--no-install-recommends', name);
    const found = await findBrowser();
    if (found) return found;
  }
  return undefined;
}

async function download(say: (sentence: string) => void): Promise<string | undefined> {
  say('No browser found: letting Playwright download one …');
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium', '--no-shell'], process.env);
  return await findBrowser();
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  // Standard output is kept for the answer; what these print is for the person who waits.
  spawnSync(command, args, { env, stdio: ['ignore', 2, 2], timeout: 8 * 60_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const say = (sentence: string): void => console.error(sentence);
    const path = await setUpBrowser(say);
    if (!path) throw new Error(NO_BROWSER);
    console.log(path);
    if (process.argv.includes('--others')) await setUpOthers(say);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
