import { databaseAddresses } from '#lib/databaseAddress.ts';
import type { DataPlace } from '#lib/dataPlaces.ts';
import { PUSH_SERVICES } from '#lib/pushServices.ts';
import { s3Address } from '#lib/s3Address.ts';
import type { Settings } from '#settings/settings.ts';

type PlaceSettings = Pick<
  Settings,
  | 'databaseUrl'
  | 's3Url'
  | 'smtpUrl'
  | 'imapUrl'
  | 'publicUrl'
  | 'trustedProxies'
  | 'allowedOrigins'
  | 'siteOffline'
  | 'backup'
>;

/** Hosts that a visitor's browser contacts when a map or film is opened, by name. */
const ASKED_BY_VISITORS = ['openstreetmap.org', 'youtube.com', 'vimeo.com'];

/** Where data are sent, according to the settings; unset ones are left out. Only hosts are returned, never users, passwords or folders. */
export function dataPlaces(settings: PlaceSettings): DataPlace[] {
  const {
    databaseUrl,
    s3Url,
    smtpUrl,
    imapUrl,
    publicUrl,
    trustedProxies,
    allowedOrigins,
    siteOffline,
    backup,
  } = settings;
  const bucket = (url: string): string[] => {
    const address = s3Address(url);
    return address ? [`${new URL(address.origin).host}/${address.bucket}`] : [];
  };
  const hostOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).host] : []);
  return [
    { place: 'server', hosts: hostOf(publicUrl) },
    { place: 'database', hosts: (databaseAddresses(databaseUrl ?? '') ?? []).flatMap(hostOf) },
    { place: 'files', hosts: bucket(s3Url ?? '') },
    ...(backup.nightly ? [{ place: 'backups' as const, hosts: [] }] : []),
    ...(backup.s3Url ? [{ place: 'backup_copy' as const, hosts: bucket(backup.s3Url) }] : []),
    { place: 'mail_out', hosts: hostOf(smtpUrl ?? '') },
    ...(imapUrl ? [{ place: 'mail_in' as const, hosts: hostOf(imapUrl) }] : []),
    ...(trustedProxies.length > 0 ? [{ place: 'proxies' as const, hosts: [...trustedProxies] }] : []),
    ...(allowedOrigins.length > 0
      ? [{ place: 'front_ends' as const, hosts: allowedOrigins.flatMap(hostOf) }]
      : []),
    ...(siteOffline
      ? [{ place: 'push' as const, hosts: PUSH_SERVICES.map((one) => one.replace(/^\./, '')) }]
      : []),
    { place: 'maps_and_films', hosts: ASKED_BY_VISITORS },
  ];
}
