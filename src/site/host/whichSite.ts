import { isIP } from 'node:net';

/** What a host name refers to. `refused`: a host that we do not serve (421). */
export type HostTarget =
  | { readonly kind: 'main' }
  | { readonly kind: 'sub'; readonly label: string }
  | { readonly kind: 'refused' };

export interface HostRule {
  /** The main site's host without `www.`; undefined: any host works, by counting labels. */
  readonly mainHost: string | undefined;
  /** Whether the request comes from this server itself, where localhost and IP addresses are for development. */
  readonly fromLoopback: boolean;
}

const MAIN: HostTarget = { kind: 'main' };
const REFUSED: HostTarget = { kind: 'refused' };
const NAME = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * Parses the request's host, with or without port and in any case; the only place that does (002 §2.1, AMB-027). With `mainHost`, it and
 * its www are the main site, one label before it is a sub-site, and everything else is refused, except localhost and IP addresses from this
 * machine. Without it, IP addresses and localhost are the main site; `<label>.localhost` and any host of three or more labels whose first
 * is not www are sub-sites.
 */
export function whichSite(host: string, { mainHost, fromLoopback }: HostRule): HostTarget {
  const name = hostName(host);
  if (mainHost !== undefined) {
    if (name === mainHost || name === `www.${mainHost}`) return MAIN;
    const label = name.endsWith(`.${mainHost}`) ? name.slice(0, -mainHost.length - 1) : '';
    if (NAME.test(label) && !label.includes('.')) return { kind: 'sub', label };
    const forDevelopment = isAddress(name) || name === 'localhost' || name.endsWith('.localhost');
    if (!fromLoopback || !forDevelopment) return REFUSED;
  }
  if (isAddress(name) || !NAME.test(name)) return MAIN;
  const labels = name.split('.');
  const [first = ''] = labels;
  const enough = labels.at(-1) === 'localhost' ? 2 : 3;
  return labels.length >= enough && first !== 'www' ? { kind: 'sub', label: first } : MAIN;
}

/** The host in lower case without port and without the dot that may end it. An IPv6 address keeps its brackets. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Whether a host name is an IP address, IPv6 with or without brackets. */
export function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
