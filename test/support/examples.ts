import { expect } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { jpeg, multipart, startEmptyApi, type TestApi } from './api.ts';

/** What a call was sent, and what it answered. */
export interface Example {
  readonly body?: unknown;
  readonly response: unknown;
}

interface Asked {
  /** Whose token; the office's when not given, null for a visitor. */
  readonly as?: string | null;
  readonly id?: string;
  /** The name of a file in the path. */
  readonly name?: string;
  readonly body?: unknown;
}

/** When the first example is made; each further one a minute and a second later, so that no limit is met. */
const BEGINNING = Date.UTC(2026, 10, 22, 6);
const APART = 61_000;
const MOST_LETTERS = 400;
const APP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Makes calls, one after the other, and notes what each was sent and answered the first time. */
export async function recorder() {
  let now = BEGINNING;
  const api: TestApi = await startEmptyApi(
    {},
    () => {},
    () => ({ now: () => new Date(now) }),
  );
  const examples = new Map<CallName, Example>();
  const always = stable();
  let office = '';
  return {
    api,
    now: () => new Date(now),
    beOffice: (token: string) => {
      office = token;
    },
    /** Makes the call and gives what stands under `data`; it has to succeed. */
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    async ask(name: CallName, { as = office, id = '', name: file = '', body }: Asked = {}): Promise<any> {
      now += APART;
      const call: Call = CALLS[name];
      const path = call.path.replace('{id}', id).replace('{name}', file);
      const answer = call.files
        ? await sendFile(api, path, as)
        : await api.call(call.method, path, as, body, {}, `10.1.${examples.size}.1`);
      expect(`${name} ${answer.status} ${answer.body?.desc ?? ''}`).toBe(`${name} 200 `);
      if (!examples.has(name))
        examples.set(name, {
          ...(body === undefined ? {} : { body: always(body) }),
          response: always(answer.body),
        });
      return answer.body.data;
    },
    /** All of them, by the names of the calls, in the order of the table. */
    all: (): Record<string, Example> =>
      Object.fromEntries(
        Object.keys(CALLS).flatMap((name) => {
          const example = examples.get(name as CallName);
          return example ? [[name, example]] : [];
        }),
      ),
  };
}

async function sendFile(api: TestApi, path: string, as: string | null) {
  const { payload, headers } = multipart([{ name: 'boats.jpg', content: await jpeg() }]);
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    headers: { ...headers, ...(as ? { authorization: as } : {}) },
  });
  return { status: response.statusCode, body: response.json() };
}

/** What differs from one run to the next, replaced by the same each time: ids, moments of the real clock, secrets, the names of files. */
function stable(): (value: unknown) => unknown {
  const ids = numbered((n) => `019a2b3c-4d5e-7f60-8a1b-${String(n).padStart(12, '0')}`);
  const files = numbered((n) => String(1_795_258_800_000 + n));
  const text = (value: string): string => {
    if (/^[\w-]{40,}$/.test(value) && !/^[0-9a-f-]{36}$/.test(value)) return 'a-secret-of-43-letters';
    if (/^[\w-]{22}$/.test(value)) return 'what-a-device-is-called';
    if (/^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(value)) return '4F7K2-2QD9X';
    if (/^[A-Z2-7]{32}$/.test(value)) return APP_SECRET;
    if (/^\d{4}-\d\d-\d\dT/.test(value) && Math.abs(Date.parse(value) - Date.now()) < 600_000)
      return new Date(BEGINNING).toISOString();
    // A whole mail shows nobody more than its beginning does.
    return (value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)} …` : value)
      .replace(/secret=[A-Z2-7]{32}/, `secret=${APP_SECRET}`)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, ids)
      .replace(/[\d.]+ [KMG]B, \d+ of \d+ connections/, '1.5 GB, 14 of 50 connections')
      .replace(/PostgreSQL \d+(\.\d+)*/, 'PostgreSQL 18')
      .replace(/Version \d+\.\d+\.\d+/, 'Version 1.4.2')
      .replaceAll(/(?<!\d)\d{13}(?!\d)/g, files);
  };
  const of = (value: unknown, key = ''): unknown => {
    // How much room a disk has is its own affair.
    if (key === 'room') return 50_000_000_000;
    if (key === 'code' && /^\d{6}$/.test(String(value))) return '204118';
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((one) => of(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(one, name)]));
  };
  return (value) => of(value);
}

function numbered(named: (n: number) => string): (found: string) => string {
  const known = new Map<string, string>();
  return (found) => {
    const name = known.get(found) ?? named(known.size + 1);
    known.set(found, name);
    return name;
  };
}
