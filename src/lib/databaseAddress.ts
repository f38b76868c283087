const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([/?#].*)?$/i;
/** What may be asked of the one of several hosts: that it takes writes. */
const TARGETS: readonly (string | null)[] = [null, 'read-write', 'primary'];
const TARGET = 'target_session_attrs';

/**
 * The addresses in a DATABASE_URL, one for each of its hosts, in their order (`postgres://user:password@one:5432,two:5432/lectern`, as libpq has
 * them); null: it is none, or asks for another host than the one that takes writes.
 */
export function databaseAddresses(text: string): string[] | null {
  const [, start = '', hosts = '', rest = ''] = FORM.exec(text) ?? [];
  const addresses = hosts.split(',').map((host) => `${start}${host}${rest}`);
  if (start === '' || !addresses.every((address) => URL.canParse(address))) return null;
  if (addresses.length === 1) return addresses;
  if (hosts.split(',').includes('')) return null;
  const targets = addresses.map((address) => new URL(address).searchParams.get(TARGET));
  return targets.every((target) => TARGETS.includes(target)) ? addresses : null;
}

/** Where it is, for a sentence: hosts and database, without user and password. */
export function databasePlace(text: string): string {
  const places = (databaseAddresses(text) ?? []).map((address) => new URL(address));
  const hosts = places.map(({ hostname, port }) => `${hostname}${port && `:${port}`}`);
  return `${hosts.join(',')}${places[0]?.pathname ?? ''}`;
}
