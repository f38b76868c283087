import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../api.ts';
import { uploadInParts } from './inParts.ts';

/** What the server answers to each request in turn: a status with headers, or nothing. */
type Answer = readonly [status: number, headers?: Record<string, string>] | 'no answer';
const answers: Answer[] = [];
const asked: string[] = [];

class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: unknown } = {};
  onload = (): void => undefined;
  onerror = (): void => undefined;
  #line = '';
  #headers: Record<string, string> = {};
  open(method: string, address: string): void {
    this.#line = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    if (name === 'upload-offset') this.#line += ` from ${value}`;
  }
  getResponseHeader = (name: string): string | null => this.#headers[name] ?? null;
  abort(): void {}
  send(body?: Blob): void {
    asked.push(body ? `${this.#line}: ${body.size}` : this.#line);
    const answer = answers.shift() ?? 'no answer';
    if (answer !== 'no answer') [this.status, this.#headers = {}] = answer;
    queueMicrotask(answer === 'no answer' ? this.onerror : this.onload);
  }
}

const MB = 1024 * 1024;
const film = new File([new Uint8Array(6 * MB)], 'film.mp4');
const PLACE = '/api/v1/uploads/1';
const begun: Answer = [201, { location: PLACE }];
const has = (bytes: number): Record<string, string> => ({
  'upload-offset': String(bytes),
  'upload-length': String(film.size),
});
const whole: Answer = [204, { ...has(film.size), 'content-location': '/media/film.mp4' }];
const lines: string[] = [];
const send = () =>
  uploadInParts('key', film, {
    progress: (percent) => lines.push(`${percent}`),
    line: (at) => lines.push(at),
  }).done;

beforeEach(() => {
  for (const list of [answers, asked, lines]) list.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  // The connection is back as soon as it is waited for.
  vi.stubGlobal('addEventListener', (_event: string, go: () => void) => queueMicrotask(go));
  vi.stubGlobal('removeEventListener', () => undefined);
});

it('sends a file in parts, and goes on where the server is when a part had no answer', async () => {
  answers.push(begun, [204, has(4 * MB)], 'no answer', [200, has(5 * MB)], whole);
  expect(await send()).toBe('/media/film.mp4');
  expect(asked).toEqual([
    'POST /api/v1/uploads',
    `PATCH ${PLACE} from 0: ${4 * MB}`,
    `PATCH ${PLACE} from ${4 * MB}: ${2 * MB}`,
    `HEAD ${PLACE}`,
    `PATCH ${PLACE} from ${5 * MB}: ${MB}`,
  ]);
  expect(lines).toEqual(['0', '66', 'held', '83', 'back', '100']);
});

it.each([409, 423, 502, 504])('asks where the server is after %i, and goes on there', async (status) => {
  answers.push(begun, [status], [200, has(5 * MB)], whole);
  expect(await send()).toBe('/media/film.mp4');
  expect(asked.slice(2)).toEqual([`HEAD ${PLACE}`, `PATCH ${PLACE} from ${5 * MB}: ${MB}`]);
});

it('begins again where the server does not know the upload, three times at most', async () => {
  for (let i = 0; i < 3; i++) answers.push(begun, [404]);
  await expect(send()).rejects.toMatchObject({ status: 404 });
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(3);
});

it('says that there was no answer when it cannot even begin', async () => {
  await expect(send()).rejects.toEqual(new CallError(0));
  expect(asked).toEqual(['POST /api/v1/uploads']);
});

it.each([410, 413, 422])('forgets an upload that is refused for good (%i)', async (status) => {
  answers.push(begun, [status]);
  await expect(send()).rejects.toMatchObject({ status });
  answers.push(begun, whole);
  await send();
  expect(asked[2]).toBe('POST /api/v1/uploads');
});

it('goes on with an upload for which the server had no room', async () => {
  answers.push(begun, [507]);
  await expect(send()).rejects.toMatchObject({ status: 507 });
  answers.push([200, has(0)], whole);
  await send();
  expect(asked[2]).toBe(`HEAD ${PLACE}`);
});
