import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { jsonSchemaOf } from '#calls/jsonSchema.ts';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Answers travel compressed, but for those with a secret in them. */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  for (let i = 0; i < 5; i++)
    await api.call('POST', 'news/create', who.office, {
      title: `Boats ${i}`,
      thumbnail: '0',
      department: who.youth.id,
      description: '<p>They went out before dawn.</p>'.repeat(20),
    });
});
afterAll(() => api.close());

const ask = (path: string, accepted: string | undefined, body: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { authorization: who.office, ...(accepted ? { 'accept-encoding': accepted } : {}) },
    payload: body,
  });

describe('an answer', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('travels as %s to who takes it', async (encoding, accepted, unpacked) => {
    const plain = await ask('news/get', undefined);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('news/get', accepted);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      vary: expect.stringMatching(/Origin.*Accept-Encoding/),
    });
    expect(packed.headers['content-type']).toContain('application/json');
    expect(String(unpacked(packed.rawPayload))).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it('that is short stays as it is', async () => {
    expect((await ask('news/get', 'br', { search: 'zzzz' })).headers['content-encoding']).toBeUndefined();
    expect((await ask('news/get', 'br', { page: 'x' })).headers['content-encoding']).toBeUndefined();
  });

  it('with a secret in it is never compressed (BREACH)', async () => {
    const login = await ask('auth/user_login', 'br, gzip', { ...OFFICE_LOGIN, padding: 'x'.repeat(2000) });
    expect([login.statusCode, login.headers['content-encoding']]).toEqual([200, undefined]);
    for (const [name, call] of Object.entries(CALLS) as [string, Call][]) {
      const told = /"(token|password|secret|codes)":/.test(
        JSON.stringify(jsonSchemaOf(call.response, 'output')),
      );
      expect([name, call.secret === true], name).toEqual([name, told]);
    }
  });
});
