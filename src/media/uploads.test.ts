import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { pdf, placeForTest } from './testSamples.ts';
import { acceptUploads } from './uploads.ts';

const MB = 1024 * 1024;

/** A listening server that accepts up to three files per request and records how each request ended. */
async function uploadServer() {
  const place = placeForTest();
  const outcomes: (number | string)[] = [];
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(multipart, { limits: { fileSize: 600 * MB }, throwFileSizeLimit: false });
  app.setErrorHandler((error, _request, reply) => {
    outcomes.push(error instanceof Refusal ? error.status : String(error));
    return reply.code(error instanceof Refusal ? error.status : 500).send({ desc: String(error) });
  });
  app.post('/upload', { bodyLimit: 600 * MB }, async (request) => {
    const media = await acceptUploads(request.files(), 3, place.context);
    outcomes.push(200);
    return { names: media.map((one) => one.fileName) };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { ...place, outcomes, port, url: `http://127.0.0.1:${port}/upload` };
}

function form(...files: [name: string, bytes: Buffer][]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append('file', new Blob([new Uint8Array(bytes)]), name);
  return data;
}

describe('over HTTP', () => {
  it('several files arrive', async () => {
    const { url, files } = await uploadServer();
    const answer = await fetch(url, { method: 'POST', body: form(['a.pdf', pdf()], ['b.pdf', pdf(3 * MB)]) });
    expect(answer.status).toBe(200);
    expect(files()).toHaveLength(2);
  });

  it('a PDF of 60 MB is refused, and the client gets to read why', async () => {
    const { url, files, temps } = await uploadServer();
    const answer = await fetch(url, { method: 'POST', body: form(['a.pdf', pdf(60 * MB)]) });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('at most 50 MB')]);
    expect([...files(), ...temps()]).toEqual([]);
  });

  it.each([
    ['first', ['evil.html', 'b.pdf', 'c.pdf']],
    ['last', ['a.pdf', 'b.pdf', 'evil.html']],
  ])('all are kept, or none: the %s one is refused', async (_which, names) => {
    const { url, files, temps, table } = await uploadServer();
    const body = form(...names.map((name): [string, Buffer] => [name, pdf(3 * MB)]));
    const answer = await fetch(url, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('evil.html')]);
    expect([...files(), ...temps(), ...table.rows.keys()]).toEqual([]);
  });

  it('what something uses already is not taken back', async () => {
    const { url, files, table } = await uploadServer();
    const insert = table.insert;
    table.insert = async (row) => {
      table.used.add(row.id);
      return insert(row);
    };
    const body = form(['a.pdf', pdf()], ['evil.html', pdf()]);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(422);
    expect(files()).toHaveLength(1);
  });

  it('no file, and one too many, get a sentence', async () => {
    const { url, files } = await uploadServer();
    const none = new FormData();
    none.append('file', 'only text');
    const four = form(...'abcd'.split('').map((name): [string, Buffer] => [`${name}.pdf`, pdf()]));
    for (const [body, sentence] of [
      [none, 'No file has arrived'],
      [four, 'At most 3 files'],
    ] as const) {
      const answer = await fetch(url, { method: 'POST', body });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect(files()).toEqual([]);
  });

  it('a client that breaks off leaves nothing, and the server goes on', async () => {
    const { port, url, files, temps, outcomes } = await uploadServer();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    socket.write(
      `POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${head}`,
    );
    socket.write(pdf(MB).subarray(0, 500_000));
    await expect.poll(temps).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => outcomes).toEqual([400]);
    expect([...files(), ...temps()]).toEqual([]);
    expect((await fetch(url, { method: 'POST', body: form(['a.pdf', pdf()]) })).status).toBe(200);
  });

  it('a body that ends in the middle of a part is a cut-off upload', async () => {
    const { url, files, temps } = await uploadServer();
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), pdf(MB).subarray(0, 500_000)]);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect([...files(), ...temps()]).toEqual([]);
  });
});
