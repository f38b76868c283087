import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { pathWith } from '#calls/address.ts';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { findBrowser, NO_BROWSER } from '../../scripts/setup-browser.ts';
import { fontsIn } from './machineFonts.ts';

/** For what a page is to show or to do. It only ends what hangs: a test waits for what must come, however slow the machine is. */
const PATIENCE_MS = 60_000;

/**
 * What Playwright switches off, which a second list takes the place of; and three things that cost every visitor a process of its own, half of what
 * a visitor costs: what the browser's address line suggests, its other way, and a process in reserve for a host that nobody may go to.
 */
const SWITCHED_OFF = [
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'DestroyProfileOnBrowserClose',
  ],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
];

const FLAGS = [
  `--disable-features=${SWITCHED_OFF.join(',')}`,
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-quic',
  '--disable-sync',
  // A page of a test lives for a second or two: what its scripts gain by being compiled twice more comes too late, and a process for a graphics card
  // that is not there is one more to talk to. Together a fifth of the processor's time.
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
  // A page that asks another host for something gets no answer, and the test sees a broken page.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

/** One for all test files that run in this process, one after the other; it ends with the process. */
let running: Browser | undefined;

/**
 * Fonts of the four Indian scripts for the browser, as readers have them: a machine without them gets letters from the site when they come, and what stands
 * beside them moves (test/e2e/site/letters.test.ts).
 */
async function lettersForAll(): Promise<Partial<NodeJS.ProcessEnv>> {
  if (process.platform !== 'linux') return {};
  const folder = mkdtempSync(join(tmpdir(), 'lectern-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return fontsIn(folder, 'its own and all letters');
}

/**
 * A browser; `close()` it when the test file is done, which closes every visitor's context. A context has a profile of its own, so that no file
 * sees what another one has left.
 */
export async function openBrowser(): Promise<Browser> {
  if (!running?.isConnected()) {
    const executablePath = await findBrowser();
    if (!executablePath) throw new Error(NO_BROWSER);
    const env = { ...process.env, ...(await lettersForAll()) };
    const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: FLAGS, env });
    // Chromium itself was seen to end by a segmentation fault while it started.
    running = await launch().catch(launch);
  }
  return new Proxy(running, {
    get(browser, name) {
      if (name === 'close') return () => Promise.all(browser.contexts().map((context) => context.close()));
      const value = Reflect.get(browser, name);
      return typeof value === 'function' ? value.bind(browser) : value;
    },
  });
}

/** Starts a browser whose profile stays in a folder, as people's do: `close()` it, and what is started on the folder next finds it again. */
export async function openProfile(folder: string, url: string): Promise<BrowserContext> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: FLAGS,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  return patient(context);
}

export type Visitor = {
  /** CSS pixels; 1440 when not given. From 600 downwards the page is that of a phone with touch. */
  width?: number;
  /** A wide window on a screen that is touched, without a mouse. */
  touch?: boolean;
  scheme?: 'light' | 'dark';
  /** false: a visitor without script. */
  script?: boolean;
  /** Whether the browser may keep the site (offline/worker.ts). Where it does, `page.route` is not asked about what the worker fetches. */
  keeps?: boolean;
  /** Where relative addresses start: the server's url. */
  url?: string;
};

/** From so many CSS pixels downwards a window is that of a phone. */
const isPhone = (width: number): boolean => width <= 600;
const windowSize = (width: number) => ({ width, height: isPhone(width) ? 740 : 900 });

const sessions = new WeakMap<Page, CDPSession>();

/** Makes the window of a visitor another one, as it stands: that of a phone, which a finger touches, or of a desk with a mouse. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  // It holds for as long as the session does.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(width) });
  await page.setViewportSize(windowSize(width));
}

/** A visitor with cookies of their own. Animations are off, so that what is seen is final. */
export async function visitor(browser: Browser, options: Visitor = {}): Promise<BrowserContext> {
  const { width = 1440, scheme = 'light', script = true, touch = false, keeps = touch, url } = options;
  const context = await browser.newContext({
    viewport: windowSize(width),
    hasTouch: isPhone(width) || touch,
    isMobile: touch,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    serviceWorkers: keeps ? 'allow' : 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(url === undefined ? {} : { baseURL: url }),
  });
  return patient(context);
}

function patient(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(PATIENCE_MS);
  // Into the page alone: a script for all frames is blocked in the frame that shows a mail, and the console says so.
  const listen = (page: Page) =>
    page.on('domcontentloaded', () => page.evaluate(noteToasts).catch(() => undefined));
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return context;
}

/** A toast is gone after two seconds, which a busy machine may sleep through: the page itself notes what its toasts have said. */
function noteToasts(): void {
  const said: string[] = [];
  const noted = new WeakSet<Element>();
  Object.assign(window, { said });
  const note = (): void => {
    for (const toast of document.querySelectorAll('.toasts > .toast')) {
      if (!noted.has(toast)) said.push(toast.textContent);
      noted.add(toast);
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  note();
}

/** Waits until a toast has said so since the last time that this was waited for. */
export const toasted = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((wanted) => {
        const { said = [] } = window as unknown as { said?: string[] };
        const at = said.findIndex((one) =>
          typeof wanted === 'string' ? one.includes(wanted) : wanted.test(one),
        );
        if (at >= 0) said.splice(0, at + 1);
        return at >= 0;
      }, text),
    )
    .toBe(true);

/** axe itself. Its companion for Playwright brings it along, but would put it into the page anew for each look. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer hangs on colours, and so on light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Violation = {
  id: string;
  impact: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary: string }[];
};

/**
 * What axe finds on a page (WCAG 2.2 A and AA and best practices): one text per rule, with the elements that
 * break it and how to mend them. Empty when all is well. `'colours'` asks only what can differ between light
 * and dark. What other hosts' players show in their frames is left out.
 */
export async function axe(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Colours are judged as they stay, not half way through a transition.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime) !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: here } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: Violation[] }> };
      };
      return (await here.run({ runOnly, iframes: false, resultTypes: ['violations'] })).violations;
    },
    what === 'everything' ? EVERYTHING : COLOURS,
  );
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(
      (node) => `  ${node.target.join(' ')}\n    ${node.html.slice(0, 160)}\n    ${node.failureSummary}`,
    );
    return `${id} (${impact}): ${help}\n${places.join('\n')}`;
  });
}

const ABORTABLE: readonly RegExp[] = (Object.values(CALLS) as Call[])
  .filter(({ reads, abortable }) => reads || abortable)
  .map(({ method, path }) => new RegExp(`^${method} /api/v1/${pathWith(path, '[^/]+')}$`));

/**
 * Whether the product lets go of it on purpose: a GET, or a call that says so (src/calls/call.ts); or a beacon, which outlives its page: where that is
 * left before the answer, the browser sends it all the same and calls it aborted.
 */
const isLetGo = (request: Request): boolean => {
  if (request.resourceType() === 'ping' || request.method() === 'GET') return true;
  const asked = `${request.method()} ${new URL(request.url()).pathname}`;
  return ABORTABLE.some((pattern) => pattern.test(asked));
};

/** Everything that goes wrong on a page while a test looks at it: script errors, refused files, messages of the CSP. */
export function troubles(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why === 'net::ERR_ABORTED' && isLetGo(request)) return;
    seen.push(`request: ${request.url()} ${why}`);
  });
  return seen;
}
