import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asExpression, end, heightOf, said, type Window } from './window.ts';

/** Whatever is not this machine is asked for at a door that is shut. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
  // As on a phone: a bar for scrolling takes no room.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en-IN, en',
};

/** Starts Firefox with a profile of its own and drives it by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(path: string): Promise<Window> {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(path, ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await said(firefox, firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, errors, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    size: (width) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: heightOf(width) } }),
    async ask(run, ...args) {
      const expression = asExpression(run, args);
      const answer = await send<Evaluated>('script.evaluate', {
        ...{ expression, awaitPromise: true, target: { context } },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async picture() {
      const shot = { context, origin: 'document' };
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', shot);
      return Buffer.from(data, 'base64');
    },
    errors: async () => errors,
    async close() {
      hangUp();
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; message: string }
  | { type: 'event'; method: string; params: { type?: string; level?: string; text?: string } };

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const errors: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.type === 'event') {
      const { type, level, text = '' } = message.params;
      if (type === 'javascript' && level === 'error') errors.push(text);
    } else if (message.type === 'error') waiting.get(message.id)?.reject(new Error(message.message));
    else waiting.get(message.id)?.resolve(message.result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const send = <T>(method: string, params: object): Promise<T> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<T>;
  };
  return { send, errors, hangUp: () => socket.close() };
}
