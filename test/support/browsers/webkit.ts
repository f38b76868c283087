import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/bench/ports.ts';
import { until } from '../until.ts';
import { asExpression, end, heightOf, said, type Window } from './window.ts';

/** The bar of addresses would keep the window wider than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts WebKitGTK on a screen that nobody sees and drives it by the classic WebDriver. */
export async function openWebKit(path: string): Promise<Window> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await said(xvfb, xvfb.stdout, /(\d+)\n/);
  const port = await freePort();
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const driver = spawn(path, [`--port=${port}`], {
    env: { ...process.env, ...folders, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANGUAGE: 'en_IN' },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await until(
    () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
    100,
  );
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const ask: Window['ask'] = async (run, ...args) => {
    const script = `const done = arguments[0];
      ${asExpression(run, args)}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const body = { script, args: [] };
    const answer = await call<{ value: string; error?: string }>('POST', `${session}/execute/async`, body);
    if (answer.error !== undefined) throw new Error(answer.error);
    return JSON.parse(answer.value);
  };
  const resize = async (width: number, height: number): Promise<void> => {
    // The window has a bar, of a height that only it knows.
    const bar = await ask(() => outerHeight - innerHeight);
    await call('POST', `${session}/window/rect`, { width, height: height + bar });
    await until(() => ask((wide, high) => innerWidth === wide && innerHeight === high, width, height));
    // Which rules of the styles hold at this width is seen to before it is drawn.
    await ask(drawn);
  };
  const errors: string[] = [];
  return {
    ask,
    async open(url) {
      errors.push(...(await ask(errorsHere)));
      await call('POST', `${session}/url`, { url });
      await ask(listen);
    },
    size: (width) => resize(width, heightOf(width)),
    async picture() {
      const [width, height] = await ask(() => [innerWidth, document.documentElement.scrollHeight] as const);
      await resize(width, height);
      const data = await call<string>('GET', `${session}/screenshot`);
      await resize(width, heightOf(width));
      return Buffer.from(data, 'base64');
    },
    async errors() {
      errors.push(...(await ask(errorsHere)));
      return errors;
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(xvfb);
      await rm(home, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

const drawn = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

type Noting = typeof globalThis & { noted?: string[] };

/**
 * The classic WebDriver tells nothing of errors, and runs nothing before the page does: so what the page has run is run once more, where its errors
 * can be heard, and those that come later are noted from then on.
 */
async function listen(): Promise<void> {
  const noted: string[] = [];
  (globalThis as Noting).noted = noted;
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  // The console would begin anew: what stops it at its beginning is seen by what it does not show.
  const islands = [...document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/site/"]')];
  for (const { src, type } of islands) {
    const again = Object.assign(document.createElement('script'), { type, src: `${src}?again` });
    const ran = new Promise((resolve) => {
      again.onload = resolve;
      again.onerror = resolve;
    });
    document.head.append(again);
    await ran;
  }
}

function errorsHere(): string[] {
  const here = globalThis as Noting;
  const noted = here.noted ?? [];
  here.noted = [];
  return noted;
}

function caller(address: string) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
}
