import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where names lead in the network of a trial. */
export interface Names {
  readonly domain: string;
  /** The machine to which the domain and all names below it lead. */
  readonly server: string;
  /** The name of the certificate authority. */
  readonly authority: string;
  /** Where the name server and the authority are. */
  readonly world: string;
}

/**
 * Writes what Debian's name server (bind9) needs into a folder: the records of the document, which whoever has the key may add to (RFC 2136). Answers the file of
 * its settings, and what certbot has to know of it (`dns.ini`).
 */
export function nameServerFiles(
  folder: string,
  { domain, server, authority, world }: Names,
): { settings: string; credentials: string } {
  const secret = randomBytes(64).toString('base64');
  const at = (name: string): string => join(folder, name);
  const start = `$TTL 60\n@ SOA ns hostmaster 1 3600 600 86400 60\n@ NS ns\nns A ${world}\n`;
  writeFileSync(at('domain.zone'), `${start}@ A ${server}\n* A ${server}\n@ CAA 0 issue "letsencrypt.org"\n`);
  writeFileSync(at('authority.zone'), `${start}@ A ${world}\n`);
  const settings = at('named.conf');
  writeFileSync(
    settings,
    `key lectern { algorithm hmac-sha512; secret "${secret}"; };
options {
  directory "${folder}"; pid-file none; session-keyfile "${at('session.key')}";
  listen-on { ${world}; }; listen-on-v6 { none; }; recursion no; dnssec-validation no;
};
controls { };
zone "${domain}" { type primary; file "${at('domain.zone')}"; allow-update { key lectern; }; };
zone "${authority}" { type primary; file "${at('authority.zone')}"; };
`,
  );
  const credentials = `dns_rfc2136_server = ${world}
dns_rfc2136_name = lectern.
dns_rfc2136_secret = ${secret}
dns_rfc2136_algorithm = HMAC-SHA512
`;
  return { settings, credentials };
}
