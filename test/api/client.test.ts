import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_LOGIN, startEmptyApi, type TestApi } from '../support/api.ts';
import { newContract } from '../support/contract.ts';
import { clientSource, usageSource } from '../support/generatedClient.ts';

/** A client that is generated from the description alone: it compiles against every call, and its calls are answered. */
const { described } = newContract();
let folder: string;
let api: TestApi;

beforeAll(async () => {
  api = await startEmptyApi();
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await writeFile(join(folder, 'client.ts'), clientSource(described));
  await writeFile(join(folder, 'usage.ts'), usageSource(described));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('a generated client', () => {
  it('compiles against every call, and not against mistakes', async () => {
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
    const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
    const how = [
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--lib',
      'es2024,dom',
      '--types',
      '',
      '--allowImportingTsExtensions',
    ];
    const compiled = promisify(execFile)(tsc, [...strict, ...how, 'usage.ts'], { cwd: folder });
    const output = await compiled.then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    expect(output).toBe('');
  });

  it('signs in, adds, lists, changes and removes', async () => {
    const { newClient } = await import(join(folder, 'client.ts'));
    const fetch = async (
      url: string,
      init: { method: string; headers: Record<string, string>; body?: string },
    ) => {
      const { statusCode, json } = await api.app.inject({
        method: init.method as 'GET',
        url,
        headers: init.headers,
        ...(init.body === undefined ? {} : { payload: init.body }),
      });
      return { ok: statusCode < 400, status: statusCode, json: async () => json() };
    };
    const { token } = await newClient('/api/v1', undefined, fetch).login(OFFICE_LOGIN);
    const client = newClient('/api/v1', token, fetch);
    const unit = (await client.departmentCreate({ name: 'Youth' })).data;
    const body = { title: 'Boats', thumbnail: '0', department: unit._id, type: 'departments' };
    const key = { 'Idempotency-Key': 'once' };
    const made = (await client.newsCreate(body, key)).data;
    expect((await client.newsCreate(body, key)).data._id).toBe(made._id);
    expect((await client.newsList({ department: [unit._id] })).data.docs).toMatchObject([{ title: 'Boats' }]);
    const edit = client.newsEdit(made._id, { title: 'Nets' }, { 'If-Match': `"${made.version + 1}"` });
    await expect(edit).rejects.toThrow('in the meantime');
    expect((await client.newsEdit(made._id, { title: 'Nets' }, { 'If-Match': '"1"' })).data.title).toBe(
      'Nets',
    );
    await client.newsDelete(made._id);
    await expect(client.newsGet(made._id)).rejects.toThrow('no longer exists');
  });
});
