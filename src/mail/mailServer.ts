import { isIP } from 'node:net';
import { wireAddress } from './address.ts';

/** How any mail server or mailbox is connected to, by SMTP or IMAP, and what its errors mean. */

/** The host in a URL, without the brackets of an IPv6 address. */
export const hostIn = ({ hostname }: URL): string => hostname.replaceAll(/[[\]]/g, '');

/** Whether a host is this machine, so that the connection crosses no network. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * TLS requirements for a server's certificate. None on this machine: a mail server there has a self-signed certificate, or one for its public name, and nobody
 * can intercept the connection.
 */
export const tlsTo = (host: string): { rejectUnauthorized: boolean } => ({
  rejectUnauthorized: !isLocalHost(host),
});

/**
 * The name with which we greet mail servers (EHLO): the site's host, or the domain of the sender address. Many servers refuse a bare machine name, or a name
 * that does not exist. undefined: neither is a name on the internet.
 */
export function greetingName(publicUrl: string, from: string): string | undefined {
  const names = [hostIn(new URL(publicUrl)), domainOf(from)];
  return names.find((name) => name.includes('.') && isIP(name) === 0 && !name.endsWith('.localhost'));
}

function domainOf(address: string): string {
  try {
    return wireAddress(address).split('@').at(-1) ?? '';
  } catch {
    return '';
  }
}

const NOT_ENCRYPTED = 'The connection to the mail server could not be encrypted.';

/** Node's certificate errors and OpenSSL's alerts, with their meaning for the person who set up the server. The first match counts. */
const TLS: readonly (readonly [RegExp, string])[] = [
  [/self[- ]signed certificate in/i, notTrusted('no authority known here has signed it')],
  [/self[- ]signed/i, notTrusted('it is signed by itself')],
  [/unable to (?:get|verify)[\w ]*certificate/i, notTrusted('no authority known here has signed it')],
  [/certificate has expired/i, notTrusted('it has expired')],
  [/certificate is not yet valid/i, notTrusted('it is not valid yet')],
  [/altnames|hostname\/ip/i, notTrusted('it is for another name than the one in the settings')],
  [/certificate/i, notTrusted('it is not valid')],
  [
    /wrong version number|packet length too long|http request|record layer failure/i,
    'The mail server does not encrypt from the start at this port: its address must begin with smtp:// or imap://, or name another port.',
  ],
  [
    /unsupported protocol|no protocols available|protocol version/i,
    'The mail server knows only versions of TLS that are no longer safe.',
  ],
  [
    /handshake failure|no shared cipher|no ciphers|key too small|md too weak/i,
    'The mail server knows no way of encryption that is still safe.',
  ],
  [/before secure TLS/i, 'The mail server closed the connection before it was encrypted.'],
  [/SSL routines|:error:|\bssl3_|\btls_/i, NOT_ENCRYPTED],
];

/** The operating system's errors when a server is unreachable. */
const AWAY: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers at the address of the mail server',
  ENOTFOUND: 'There is no mail server of this name',
  EAI_AGAIN: 'The name of the mail server could not be looked up',
  ETIMEDOUT: 'The mail server did not answer in time',
  EHOSTUNREACH: 'There is no way to the mail server',
  ENETUNREACH: 'There is no network to the mail server',
  ECONNRESET: 'The mail server broke the connection off',
  EPIPE: 'The mail server broke the connection off',
};

interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

/** Why a connection to a mail server or mailbox could not be encrypted, as a sentence; null when that was not the problem. */
export function notEncrypted({ message, code }: Failure): string | null {
  const known = TLS.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  if (code === 'ETLS' && /unexpectedly|initiating/i.test(message)) return NOT_ENCRYPTED;
  if (code === 'ETLS' || /support STARTTLS/.test(message))
    return 'The mail server does not offer encryption, and without it no password is sent.';
  return null;
}

/** Why a mail server or mailbox could not be reached at all, as a sentence; null when it was. `where`: its host and port. */
export function notReached({ message, code }: Failure, where?: string): string | null {
  // Several addresses of one name fail with a code alone; nodemailer replaces the code and leaves the message.
  const found = [code ?? '', ...message.split(/\W+/, 9)].find((word) => word in AWAY);
  if (found === undefined) return null;
  const [, at = where] = /^(?:connect|getaddrinfo) \w+ (\S+)$/.exec(message) ?? [];
  return `${AWAY[found]} (${[at, found].filter(Boolean).join(', ')}).`;
}

function notTrusted(why: string): string {
  return `The certificate of the mail server is not trusted: ${why}.`;
}
