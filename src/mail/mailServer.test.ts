import { expect, it } from 'vitest';
import { greetingName, isLocalHost, notEncrypted, notReached } from './mailServer.ts';

it.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('%s is this machine', (host) =>
  expect(isLocalHost(host)).toBe(true),
);
it.each(['mail.example.org', '10.0.0.1', '127.example.org', '128.0.0.1', ''])('%j is another one', (host) =>
  expect(isLocalHost(host)).toBe(false),
);

it.each([
  ['https://www.example.org', 'office@mails.example.org', 'www.example.org'],
  ['http://localhost:3000', 'office@mails.example.org', 'mails.example.org'],
  ['http://192.0.2.1', 'office@mails.example.org', 'mails.example.org'],
  ['http://[2001:db8::1]:3000', 'office@mails.example.org', 'mails.example.org'],
  ['http://ecology.localhost:3000', 'office@server', undefined],
  ['http://localhost:3000', 'nonsense', undefined],
  ['http://localhost:3000', 'office@சபை.example', 'xn--hlc6azf.example'],
])('a site at %s with mails from %s greets as %s', (site, from, name) =>
  expect(greetingName(site, from)).toBe(name),
);

/** Real messages of Node and OpenSSL. */
it.each([
  ['self-signed certificate', 'it is signed by itself'],
  ['self-signed certificate in certificate chain', 'no authority known here has signed it'],
  ['unable to get local issuer certificate', 'no authority known here has signed it'],
  [
    'unable to verify the first certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
    'no authority',
  ],
  ['certificate has expired', 'it has expired'],
  [
    "Hostname/IP does not match certificate's altnames: Host: a.example. is not in the cert's altnames: DNS:b.example",
    'it is for another name than the one in the settings',
  ],
  [
    'C0A7:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../ssl/record/methods/tlsany_meth.c:77:',
    'smtp:// or imap://',
  ],
  [
    'error:0A000152:SSL routines:final_renegotiate:unsafe legacy renegotiation disabled',
    'could not be encrypted',
  ],
  ['80CB:error:0A000410:SSL routines:ssl3_read_bytes:ssl/tls alert handshake failure:', 'still safe'],
  ['80CB:error:0A000102:SSL routines:ssl_choose_client_version:unsupported protocol:', 'versions of TLS'],
  [
    'Client network socket disconnected before secure TLS connection was established',
    'closed the connection',
  ],
])('%s: %s', (message, part) => {
  const sentence = notEncrypted({ message }) ?? '';
  expect(sentence).toContain(part);
  expect(sentence).toMatch(/^The [\w ,:./-]+\.$/);
});

it('says of the operating system’s codes what they mean, wherever they stand', () => {
  expect(notReached({ message: 'getaddrinfo ENOTFOUND mail.example.org', code: 'EDNS' })).toBe(
    'There is no mail server of this name (mail.example.org, ENOTFOUND).',
  );
  expect(notReached({ message: '', code: 'ECONNREFUSED' }, 'localhost:143')).toBe(
    'Nothing answers at the address of the mail server (localhost:143, ECONNREFUSED).',
  );
  expect(notReached({ message: 'read ECONNRESET', code: 'ESOCKET' })).toBe(
    'The mail server broke the connection off (ECONNRESET).',
  );
  expect(notReached({ message: 'Something else', code: 'ESOCKET' })).toBeNull();
});
