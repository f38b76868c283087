import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesAreReady } from '#test/support/church.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';
import { pdfSample } from '../../src/media/testSamples.ts';
import { film } from './films.ts';
import { type S3Double, startS3Double } from './s3Double.ts';

let double: S3Double;
let app: App;
let token: string;

beforeAll(async () => {
  double = await startS3Double({ folder: 'lectern' });
  app = await startApp({ S3_URL: double.url, MEDIA_LIMIT: '20 KB' });
  token = await signIn();
});
afterAll(async () => {
  await app.close();
  await double.close();
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${app.url}/api/v1/auth/user_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return (await answer.json()).token;
}

function upload(name: string, content: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return fetch(`${app.url}/api/v1/videos/upload_media`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
}

describe('the whole program on a bucket', () => {
  it('keeps a video there and plays it from any place', async () => {
    const { data } = await (await upload('Easter.mp4', film('mp4'))).json();
    expect(double.objects.get(`lectern/${data.resource_name}`)?.bytes.equals(film('mp4'))).toBe(true);
    const part = await fetch(`${app.url}/media/${data.resource_name}`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text(), part.headers.get('x-content-type-options')]).toEqual([
      206,
      'ftyp',
      'nosniff',
    ]);
  });

  it('draws the first page of a PDF soon after it came', async () => {
    const { data } = await (await upload('circular.pdf', pdfSample(2))).json();
    const cover = `${app.url}/media/${data.resource_name}-w320.jpg`;
    await expect.poll(async () => (await fetch(cover)).status, { interval: 250 }).toBe(200);
    const answer = await fetch(cover);
    expect([answer.headers.get('content-type'), double.objects.size]).toEqual(['image/jpeg', 8]);
  });

  it('refuses in a sentence what is more than may be kept', async () => {
    const answer = await upload(
      'large.pdf',
      Buffer.concat([pdfSample(1).subarray(0, 9), Buffer.alloc(30_000, ' '), pdfSample(1)]),
    );
    expect(answer.status).toBe(507);
    expect((await answer.json()).desc).toMatch(/all files together may take 20 KB/);
  });

  it('says 503 while the bucket is away, keeps nothing, and goes on when it is back', async () => {
    // What still reads the PDFs would meet them first.
    await filesAreReady(app);
    // More than an upload tries, if something else reads the bucket all the same.
    double.faults.push(...Array<number>(12).fill(503));
    const answer = await upload('a.mp4', film('mp4'));
    double.faults.length = 0;
    expect([answer.status, (await answer.json()).desc]).toEqual([
      503,
      expect.stringMatching(/in a few minutes/),
    ]);
    expect((await upload('a.mp4', film('mp4'))).status).toBe(200);
  });
});
