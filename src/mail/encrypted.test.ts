import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownCertificate } from '#test/support/certificate.ts';
import { type Encrypted, type ImapServer, startImap } from '#test/support/imapServer.ts';
import { type Sink, startSink } from '#test/support/mailSink.ts';
import { openMailbox } from './returned/imap.ts';
import { smtpTransport } from './smtp.ts';

/** Mail servers and mailboxes over TLS, both implicit and STARTTLS, with trusted and untrusted certificates. */
const usual = getCACertificates('default');
const LETTER = {
  id: 'one',
  envelope: { from: 'office@example.org', to: 'reader@test.invalid' },
  message: Buffer.from('Subject: Bells\r\n\r\nThey ring.\r\n'),
};
let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  closing = [];
});
afterEach(async () => {
  setDefaultCACertificates(usual);
  await Promise.all(closing.map((close) => close()));
});

async function mailbox(encrypted?: Encrypted): Promise<ImapServer> {
  const server = await startImap(0, encrypted);
  closing.push(server.close);
  server.put('Subject: Bells\n\nThey ring.\n');
  return server;
}
async function sink(encrypted?: Encrypted): Promise<Sink> {
  const server = await startSink(undefined, 0, encrypted ? { encrypted } : {});
  closing.push(server.close);
  return server;
}
/** The same server at an address that does not count as this machine, with a name and a password. */
const elsewhere = (url: string) =>
  url.replace(/\/\/(?:.*@)?127\.0\.0\.1/, '//testuser:testpass@[::ffff:127.0.0.1]');
const read = async (url: string): Promise<number[]> => {
  const box = await openMailbox(url);
  const uids = await box.uids();
  await box.close();
  return uids;
};
const send = async (url: string) => {
  const line = smtpTransport(url).openConnection(true);
  const outcome = await line.send(LETTER);
  line.close();
  return outcome;
};
const NO_ENCRYPTION = 'The mail server does not offer encryption, and without it no password is sent.';
const NOT_TRUSTED = 'The certificate of the mail server is not trusted: it is signed by itself.';

it.each(['start', 'starttls'] as const)(
  'are used encrypted (%s) where their certificate is trusted',
  async (from) => {
    const own = { ...ownCertificate(), from };
    const [box, server] = [await mailbox(own), await sink(own)];
    setDefaultCACertificates([...usual, own.cert]);
    expect(await read(elsewhere(box.url))).toEqual([1]);
    expect(await send(elsewhere(server.url))).toMatchObject({ as: 'sent' });
    expect(server.got.length).toBe(1);
  },
);

it.each(['start', 'starttls'] as const)('are refused in a sentence (%s) where it is not', async (from) => {
  const own = { ...ownCertificate(), from };
  const [box, server] = [await mailbox(own), await sink(own)];
  await expect(read(elsewhere(box.url))).rejects.toThrow(NOT_TRUSTED);
  expect(await send(elsewhere(server.url))).toMatchObject({ as: 'trouble', response: NOT_TRUSTED });
  const old = { ...ownCertificate(new Date(Date.now() - 24 * 3_600_000)), from };
  setDefaultCACertificates([...usual, old.cert]);
  const late = await mailbox(old);
  await expect(read(elsewhere(late.url))).rejects.toThrow('not trusted: it has expired.');
  expect(server.got).toEqual([]);
});

it.each(['start', 'starttls'] as const)(
  'need no certificate that is trusted (%s) on this machine',
  async (from) => {
    const own = { ...ownCertificate(), from };
    const [box, server] = [await mailbox(own), await sink(own)];
    expect(await read(box.url)).toEqual([1]);
    expect(await send(server.url)).toMatchObject({ as: 'sent' });
    expect(await send(server.url.replace('//', '//office:secret@'))).toMatchObject({ as: 'sent' });
  },
);

it('say in a sentence that nothing encrypts at their port', async () => {
  const [box, server] = [await mailbox(), await sink()];
  const PLAIN = /^The mail server does not encrypt from the start at this port/;
  expect(await send(server.url.replace('smtp', 'smtps'))).toMatchObject({
    as: 'trouble',
    response: expect.stringMatching(PLAIN),
  });
  await expect(read(box.url.replace('imap', 'imaps'))).rejects.toThrow(PLAIN);
});

it('say in a sentence that nothing answers', async () => {
  const [box, server] = [await startImap(), await startSink()];
  await Promise.all([box.close(), server.close()]);
  const port = (url: string) => `127.0.0.1:${new URL(url).port}`;
  const sentence = (url: string) =>
    `Nothing answers at the address of the mail server (${port(url)}, ECONNREFUSED).`;
  expect(await send(server.url)).toMatchObject({ as: 'trouble', response: sentence(server.url) });
  await expect(read(box.url)).rejects.toThrow(sentence(box.url));
});

it('are told no password on a line that is not encrypted, but on this machine', async () => {
  const [box, server] = [await mailbox(), await sink()];
  await expect(read(elsewhere(box.url))).rejects.toThrow(NO_ENCRYPTION);
  expect(await send(elsewhere(server.url))).toMatchObject({ as: 'trouble', response: NO_ENCRYPTION });
  expect(await read(box.url)).toEqual([1]);
  expect(await send(server.url)).toMatchObject({ as: 'sent' });
});

it('are trusted by a certificate of one’s own that NODE_EXTRA_CA_CERTS names', async () => {
  const own = { ...ownCertificate(), from: 'start' } as const;
  const [box, folder] = [await mailbox(own), await mkdtemp(join(tmpdir(), 'lectern-ca-'))];
  closing.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'own.pem');
  await writeFile(file, own.cert);
  const program = `const { openMailbox } = await import('#mail/returned/imap.ts'); const box = await openMailbox(process.env.URL_OF_BOX); console.log(await box.uids()); await box.close();`;
  const env = { NODE_EXTRA_CA_CERTS: file, URL_OF_BOX: elsewhere(box.url) };
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout.trim()).toBe('[ 1 ]');
});
