import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SOCKET_ADDRESS } from '#lib/network.ts';

/** Whose X-Forwarded-* headers count, in Fastify's form: nobody's, those of certain networks, or by a function. */
type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Converts TRUSTED_PROXIES for Fastify. Over the socket only the nearest hop counts: a header can't claim to be one. */
export function trustProxyOf(trusted: readonly string[]): TrustProxy {
  const networks = trusted.filter((one) => one !== SOCKET_ADDRESS);
  if (networks.length === trusted.length) return networks.length > 0 ? networks : false;
  const list = listOf(networks);
  return (address, hop) =>
    address === SOCKET_ADDRESS ? hop === 0 : isIP(address) !== 0 && list.check(address, familyOf(address));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Gives connections over a unix socket, which have no address, a placeholder that is nobody's address, so that code checking for a network or for this machine
 * does not fall back to some default.
 */
export function nameSocketClients(server: Server): void {
  server.on('connection', (socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: SOCKET_ADDRESS });
  });
}
