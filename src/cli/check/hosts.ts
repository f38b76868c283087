import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { type Finding, good, mend } from './finding.ts';

const AT_A_TIME = 8;
const LONGEST_MS = 8000;
const DAY = 24 * 3_600_000;
/** Certificates are renewed a month before they expire; one this close to it was forgotten. */
const SOON_DAYS = 14;

/** Checks that every host is in the DNS and responds with its own certificate; a finding common to all is reported once. */
export async function checkHosts(hosts: readonly string[], port: number, now: Date): Promise<Finding[]> {
  const waiting = [...hosts];
  const found = new Map<string, Date | string>();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let host = waiting.shift(); host !== undefined; host = waiting.shift())
        found.set(host, await look(host, port).catch((error: Error) => sentenceOf(host as string, error)));
    }),
  );
  const ends = [...found.values()].filter((one) => one instanceof Date);
  const wrong = together(
    hosts.flatMap((host) => {
      const one = found.get(host);
      return typeof one === 'string' ? [{ host, sentence: one }] : [];
    }),
  );
  if (ends.length === 0) return wrong;
  const days = Math.floor((Math.min(...ends.map(Number)) - now.getTime()) / DAY);
  const of = `${ends.length} of ${hosts.length} hosts answer over https`;
  return [
    days < SOON_DAYS
      ? mend(`${of}, and a certificate ends in ${days} days. It should have been renewed: certbot renew`)
      : good(`${of}, and no certificate ends within ${days} days.`),
    ...wrong,
  ];
}

/** Up to this number of hosts, the same finding is reported for each separately; for more, once: if the proxy does not run, there is one thing to fix. */
const BY_THEMSELVES = 3;

function together(wrong: readonly { readonly host: string; readonly sentence: string }[]): Finding[] {
  const same = Map.groupBy(wrong, ({ host, sentence }) => sentence.replaceAll(host, ''));
  return [...same.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length <= BY_THEMSELVES) return group.map(({ sentence }) => mend(sentence));
    const names = others.map(({ host }) => host).join(' ');
    return [mend(`${first.sentence} The same is so of ${others.length} other hosts: ${names}`)];
  });
}

/** Until when a host's certificate is valid. Rejects when the host does not respond with one that a browser accepts. */
async function look(host: string, port: number): Promise<Date> {
  if (!isIP(host)) await lookup(host);
  return new Promise((resolve, reject) => {
    const name = isIP(host) ? {} : { servername: host };
    const socket = connect({ host, port, ...name, timeout: LONGEST_MS }, () => {
      const { valid_to }: PeerCertificate = socket.getPeerCertificate();
      socket.end();
      resolve(new Date(valid_to));
    });
    socket.on('timeout', () => socket.destroy(new Error('It does not answer.')));
    socket.on('error', reject);
  });
}

function sentenceOf(host: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not in the DNS. Add it there (A and AAAA), with the address of this server.`;
    case 'ECONNREFUSED':
      return `${host} answers nobody over https. Start the proxy, and look whether its port is open.`;
    case 'CERT_HAS_EXPIRED':
      return `The certificate of ${host} has ended. Renew it: certbot renew`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate at ${host} is not for this host. Have it added: lectern-certificate`;
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return `Nobody vouches for the certificate of ${host}: browsers warn of it. Take one of an authority, or send the whole chain.`;
    default:
      return `${host} could not be reached over https: ${error.message}`;
  }
}
