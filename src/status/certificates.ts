import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Certificates } from './types.ts';

const PATIENCE_MS = 3000;

/**
 * Until when browsers trust these hosts. The certificate is read from a file, or from the proxy on this machine: nothing outside is contacted. null: neither is
 * available here.
 */
export async function certificatesOf(
  hosts: readonly string[],
  file: string | undefined,
  port = 443,
): Promise<Certificates | null> {
  const inFile = file === undefined ? null : new X509Certificate(await readFile(file));
  let until: string | null = null;
  const uncovered: string[] = [];
  for (const host of hosts) {
    const shown = inFile ?? (await shownFor(host, port));
    if (!shown) return null;
    const end = new Date(shown.validTo).toISOString();
    if (until === null || end < until) until = end;
    if (shown.checkHost(host) === undefined) uncovered.push(host);
  }
  return until === null ? null : { until, hosts: hosts.length, uncovered };
}

/** The certificate that a proxy on this machine presents for a host. It is not validated, only read. */
function shownFor(host: string, port: number): Promise<X509Certificate | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false });
    const end = (found: X509Certificate | null): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(PATIENCE_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => end(socket.getPeerX509Certificate() ?? null));
  });
}
