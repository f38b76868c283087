const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([/?#].*)?$/i;
/** Allowed values of target_session_attrs: only those that select the host that accepts writes. */
const TARGETS: readonly (string | null)[] = [null, 'read-write', 'primary'];
const TARGET = 'target_session_attrs';

/**
 * Splits a DATABASE_URL into one address per host, in order (`postgres://user:password@one:5432,two:5432/lectern`, as in libpq). Returns null if it
 * is invalid, or asks for another host than the one that accepts writes.
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

/** The hosts and the database for a message, without user and password. */
export function databasePlace(text: string): string {
  const places = (databaseAddresses(text) ?? []).map((address) => new URL(address));
  const hosts = places.map(({ hostname, port }) => `${hostname}${port && `:${port}`}`);
  return `${hosts.join(',')}${places[0]?.pathname ?? ''}`;
}
