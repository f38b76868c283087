import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { Organisation } from '#lib/organisation.ts';
import { type BackupSettings, backupSettings } from './backup.ts';
import { environment, type SampleContent } from './environment.ts';
import { readOrganisation } from './organisationFile.ts';
import { projectFolder, releaseIn, versionIn } from './projectFolder.ts';
import { SettingsError } from './SettingsError.ts';
import { takeSettingsFile } from './settingsFile.ts';

/** Where an installed release keeps its data: its own folder changes with each upgrade. */
const INSTALLED_DATA = '/var/lib/lectern';
const MAILBOX = 'IMAP_URL and MAIL_RETURN belong together: set both, or none.';

/** The whole configuration of one running copy, read once. Frozen. */
export type Settings = Readonly<{
  /** The project's folder (absolute): where `migrations/`, `dist/` and `organisations/` are. */
  root: string;
  /** The program's own version. */
  version: string;
  port: number;
  /** The address to listen on. */
  host: string;
  /** Absolute path of a unix socket on which to listen instead of port and host; undefined: those. */
  socket: string | undefined;
  /** `<label>.<mainHost>` is a sub-site and other hosts are refused; undefined: any host (AMB-027). */
  mainHost: string | undefined;
  /** Origin for absolute links, without a trailing slash. */
  publicUrl: string;
  /** How long browsers use only https after a visit by https (HSTS), in days; 0: they are asked to forget it. */
  hstsDays: number;
  /** Origins of other front ends whose pages may use the API and sign people in. */
  allowedOrigins: readonly string[];
  /** Absolute path. */
  dataDir: string;
  /** undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** undefined: files in `dataDir`. */
  s3Url: string | undefined;
  /** Limit in bytes for all files together; undefined: as much as the disk holds. */
  mediaLimit: number | undefined;
  /** Limit in bytes for the files uploaded by one department or diocese. */
  mediaLimitPerUnit: number | undefined;
  /** Bytes that uploads leave free on the disk of this machine. */
  diskMargin: number;
  /** undefined: mails are written to files in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Subscribers on the website are asked by mail to confirm. */
  confirmSubscribers: boolean;
  /** Whether staff browsers cache the console, so that it opens offline. */
  consoleOffline: boolean;
  /** Whether visitors' browsers cache pages of the main host, so that they open offline. */
  siteOffline: boolean;
  /** Limit of mails per minute; undefined: as many as the server accepts. */
  mailPace: number | undefined;
  /** The DKIM key that signs mails, by its name in the DNS and its file; undefined: mails are not signed. */
  dkimSelector: string | undefined;
  dkimKeyFile: string | undefined;
  /** The mailbox that is read, and its address: both or none. */
  imapUrl: string | undefined;
  mailReturn: string | undefined;
  /** The token with which an import reads an old installation. */
  importToken: string | undefined;
  adminEmail: string;
  /** undefined: a random password is generated and printed once. */
  adminPassword: string | undefined;
  sampleContent: SampleContent;
  /** Seconds after SIGTERM during which /ready responds with 503 and everything else still works. */
  shutdownDelay: number;
  /** The token for requesting /metrics and the reasons of /ready from elsewhere; undefined: only this machine gets them. */
  metricsToken: string | undefined;
  /** The site's certificate file; undefined: the certificate of the proxy on this machine is checked. */
  certificateFile: string | undefined;
  /** Addresses and networks (`10.0.0.0/8`), and `unix:` for connections over the socket, whose X-Forwarded-* headers count; empty: nobody's. */
  trustedProxies: readonly string[];
  /** Addresses at which Varnish takes purges; empty: nobody keeps pages. */
  purgeUrls: readonly string[];
  backup: BackupSettings;
  organisation: Readonly<Organisation>;
}>;

/**
 * Reads the settings of design §8 from the environment, and the organisation file they name. An empty value counts as
 * not set. Throws `SettingsError` with one sentence for each wrong setting.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  }
  const e = parsed.data;
  if ((e.IMAP_URL === undefined) !== (e.MAIL_RETURN === undefined)) throw new SettingsError(MAILBOX);
  const root = projectFolder();
  const organisation = readOrganisation(
    e.ORGANISATION_FILE ? resolve(root, e.ORGANISATION_FILE) : join(root, 'organisations', `${e.BRAND}.json`),
    e.BRAND,
  );
  return Object.freeze({
    root,
    version: versionIn(root),
    port: e.PORT,
    host: e.HOST ?? everyAddress(),
    socket: e.LISTEN,
    mainHost: e.MAIN_HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    hstsDays: e.HSTS_DAYS,
    allowedOrigins: Object.freeze(e.ALLOWED_ORIGINS),
    dataDir: dataFolder(e),
    databaseUrl: e.DATABASE_URL,
    s3Url: e.S3_URL,
    mediaLimit: e.MEDIA_LIMIT,
    mediaLimitPerUnit: e.MEDIA_LIMIT_PER_UNIT,
    diskMargin: e.DISK_MARGIN,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `${organisation.name.replaceAll('"', '')} <${organisation.email}>`,
    mailPace: e.MAIL_PACE,
    confirmSubscribers: e.CONFIRM_SUBSCRIBERS === 'yes',
    consoleOffline: e.CONSOLE_OFFLINE === 'yes',
    siteOffline: e.SITE_OFFLINE === 'yes',
    dkimSelector: e.DKIM_SELECTOR,
    dkimKeyFile: e.DKIM_KEY_FILE && resolve(root, e.DKIM_KEY_FILE),
    imapUrl: e.IMAP_URL,
    mailReturn: e.MAIL_RETURN,
    importToken: e.IMPORT_TOKEN,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    sampleContent: e.SAMPLE_CONTENT,
    shutdownDelay: e.SHUTDOWN_DELAY,
    metricsToken: e.METRICS_TOKEN,
    certificateFile: e.CERTIFICATE_FILE && resolve(root, e.CERTIFICATE_FILE),
    trustedProxies: Object.freeze(e.TRUSTED_PROXIES),
    purgeUrls: Object.freeze(e.PURGE_URL),
    backup: backupSettings(e, root, dataFolder(e)),
    organisation: Object.freeze(organisation),
  });
}

/** Adds the content of a settings file to the environment: the one `named`, or an installed release's default. Existing values are kept. */
export function takeSettings(named?: string): void {
  takeSettingsFile(named, process.env);
}

/** The absolute path of the data folder. */
export function dataFolder(env: { readonly DATA_DIR?: string | undefined } = process.env): string {
  const root = projectFolder();
  return releaseIn(root)
    ? resolve(env.DATA_DIR?.trim() || INSTALLED_DATA)
    : resolve(root, env.DATA_DIR?.trim() || 'data');
}

/** `::` accepts IPv4 as well, but a machine with IPv6 disabled refuses it. */
function everyAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.some((one) => one?.family === 'IPv6') ? '::' : '0.0.0.0';
}
