import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverCommand } from '../lib/server.mjs';
import { freePort, stop } from './ports.ts';

/** A running copy of the built program, started as `npm start` does. */
export interface Installation {
  readonly url: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** Makes a call of the API, signed in as the administrator, and returns its data; throws when it does not succeed. */
  call(path: string, body: unknown, method?: 'POST' | 'PUT'): Promise<unknown>;
  readonly token: string;
  upload(name: string, content: Buffer): Promise<string>;
  stop(): Promise<void>;
}

const ADMIN = { email: 'bench@example.org', password: 'only for this bench' };
const ROOT = join(import.meta.dirname, '..', '..');

/** Starts it on a data folder with settings that differ from the usual ones, and signs in. `minutes`: how long it may take to become ready. */
export async function startInstallation(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  minutes = 5,
): Promise<Installation> {
  const port = await freePort();
  const child = launch(dataDir, port, settings);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, minutes);
  const { token } = (await post(url, null, 'auth/user_login', ADMIN)) as { token: string };
  return {
    url,
    token,
    pid: child.pid ?? 0,
    child,
    call: (path, body, method) => post(url, token, path, body, {}, method),
    upload: async (name, content) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(content)], name));
      const headers = { authorization: token };
      const answer = await fetch(`${url}/api/v1/videos/upload_media`, {
        method: 'POST',
        headers,
        body: form,
      });
      return ((await successOf(answer)) as { data: { url: string } }).data.url;
    },
    stop: () => stop(child),
  };
}

/** Starts it, signed in by nobody and perhaps not ready for long: for what is killed while it starts. */
export function launch(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const { program, args, options } = serverCommand(ROOT);
  return spawn(program, args, {
    ...options,
    env: {
      ...options.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      MAIN_HOST: '',
      PUBLIC_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function ready(url: string, child: ChildProcess, minutes: number): Promise<void> {
  const until = Date.now() + minutes * 60_000;
  let last = '';
  while (Date.now() < until) {
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`The server ended before it was ready (${exitCode ?? signalCode}).`);
    try {
      const answer = await fetch(`${url}/ready`);
      if (answer.ok) return;
      last = await answer.text();
    } catch (error) {
      last = (error as Error).message;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server did not become ready within ${minutes} minutes: ${last}`);
}

export async function post(
  url: string,
  token: string | null,
  path: string,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...more };
  const options = { method, headers, body: JSON.stringify(body) };
  return successOf(await fetch(`${url}/api/v1/${path}`, options));
}

async function successOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
