import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '#kinds/account.ts';
import { isNetwork, isOrigin } from '#lib/network.ts';
import type { Organisation } from '#lib/organisation.ts';
import { s3Address } from '#lib/s3Address.ts';
import { commaSeparated, size, url } from '#lib/settingForms.ts';

/** How much an empty database is filled with on the first start. */
export type SampleContent = 'full' | 'structure' | 'none';

/** The whole configuration of one running copy, read once. Frozen. */
export type Settings = Readonly<{
  /** The project's folder (absolute): where `migrations/`, `dist/` and `organisations/` are. */
  root: string;
  port: number;
  /** The address to listen on. */
  host: string;
  /** `<label>.<mainHost>` is a sub-site and other hosts are refused; undefined: any host (AMB-027). */
  mainHost: string | undefined;
  /** Origin for absolute links, without a slash at the end. */
  publicUrl: string;
  /** Origins of other front ends whose pages may use the API and sign people in. */
  allowedOrigins: readonly string[];
  /** Absolute. */
  dataDir: string;
  /** undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** undefined: files in `dataDir`. */
  s3Url: string | undefined;
  /** The most bytes that all files together may take; undefined: as much as the disk takes. */
  mediaLimit: number | undefined;
  /** The most bytes that the files uploaded by one department or diocese may take. */
  mediaLimitPerUnit: number | undefined;
  /** Bytes that uploads leave free on the disk of this machine. */
  diskMargin: number;
  /** undefined: mails are written to files in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whoever subscribes on the website is asked by mail whether it was really them. */
  confirmSubscribers: boolean;
  /** Most mails a minute; undefined: as many as the server takes. */
  mailPace: number | undefined;
  /** The key with which mails are signed, by its name in the DNS and its file; undefined: they are not signed. */
  dkimSelector: string | undefined;
  dkimKeyFile: string | undefined;
  /** The mailbox that is read, and its address: both or none. */
  imapUrl: string | undefined;
  mailReturn: string | undefined;
  adminEmail: string;
  /** undefined: a random password is made and printed once. */
  adminPassword: string | undefined;
  sampleContent: SampleContent;
  /** Seconds after SIGTERM in which /ready says 503 and everything else is still answered. */
  shutdownDelay: number;
  /** With which /metrics and the reasons of /ready are told from elsewhere; undefined: to this machine alone. */
  metricsToken: string | undefined;
  /** Addresses and networks (`10.0.0.0/8`) whose X-Forwarded-* headers count; empty: nobody's. */
  trustedProxies: readonly string[];
  organisation: Readonly<Organisation>;
}>;

/** A setting or the organisation file is wrong; the message is for the person who starts the program. */
export class SettingsError extends Error {}

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
    port: e.PORT,
    host: e.HOST ?? everyAddress(),
    mainHost: e.MAIN_HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    allowedOrigins: Object.freeze(e.ALLOWED_ORIGINS),
    dataDir: resolve(root, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    s3Url: e.S3_URL,
    mediaLimit: e.MEDIA_LIMIT,
    mediaLimitPerUnit: e.MEDIA_LIMIT_PER_UNIT,
    diskMargin: e.DISK_MARGIN,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `${organisation.name.replaceAll('"', '')} <${organisation.email}>`,
    mailPace: e.MAIL_PACE,
    confirmSubscribers: e.CONFIRM_SUBSCRIBERS === 'yes',
    dkimSelector: e.DKIM_SELECTOR,
    dkimKeyFile: e.DKIM_KEY_FILE && resolve(root, e.DKIM_KEY_FILE),
    imapUrl: e.IMAP_URL,
    mailReturn: e.MAIL_RETURN,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    sampleContent: e.SAMPLE_CONTENT,
    shutdownDelay: e.SHUTDOWN_DELAY,
    metricsToken: e.METRICS_TOKEN,
    trustedProxies: Object.freeze(e.TRUSTED_PROXIES),
    organisation: Object.freeze(organisation),
  });
}

const PORT = 'PORT must be a whole number from 0 to 65535, for example 3000.';
const MAIN_HOST = 'MAIN_HOST must be a host name without scheme or port, for example example.org.';
const S3_URL =
  'S3_URL must be an address with key, secret and bucket, such as https://key:secret@host/bucket?region=eu-central-1.';
const MAIL_PACE = 'MAIL_PACE must be a whole number of mails a minute, for example 600.';
const MAIL_RETURN = 'MAIL_RETURN must be like post@example.org, with at most 22 characters before the @.';
const MAILBOX = 'IMAP_URL and MAIL_RETURN belong together: set both, or none.';
const DKIM_SELECTOR = 'DKIM_SELECTOR must be the name of the key in the DNS, for example mail2026.';
const ADMIN_PASSWORD = `ADMIN_PASSWORD must have at least ${PASSWORD_MIN} characters.`;
const SHUTDOWN_DELAY = 'SHUTDOWN_DELAY must be a whole number of seconds, for example 10.';
const METRICS_TOKEN = 'METRICS_TOKEN must have at least 16 letters, digits or signs, and no blanks.';
const ALLOWED_ORIGINS =
  'ALLOWED_ORIGINS must be origins with commas between them, each with its scheme and without a path, for example https://app.example.org,http://192.168.1.5:5173.';
const TRUSTED_PROXIES =
  'TRUSTED_PROXIES must be IP addresses or networks with commas between them, for example 127.0.0.1,10.0.0.0/8.';

const matching = (form: RegExp, sentence: string) => z.string().regex(form, sentence);
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT)
    .transform(Number)
    .refine((port) => port <= 65535, PORT)
    .default(3000),
  HOST: z.string().trim().optional(),
  MAIN_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/, MAIN_HOST)
    .transform((host) => host.replace(/^www\./, ''))
    .optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  ALLOWED_ORIGINS: commaSeparated()
    .refine((parts) => parts.every(isOrigin), ALLOWED_ORIGINS)
    .default([]),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/lectern',
  ).optional(),
  S3_URL: z
    .string()
    .trim()
    .refine((text) => s3Address(text) !== null, S3_URL)
    .optional(),
  MEDIA_LIMIT: size('MEDIA_LIMIT', '500 GB').optional(),
  MEDIA_LIMIT_PER_UNIT: size('MEDIA_LIMIT_PER_UNIT', '20 GB').optional(),
  DISK_MARGIN: size('DISK_MARGIN', '1 GB').default(1024 ** 3),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'MAIL_FROM must be a mail address, for example Office <office@example.org>.',
    )
    .optional(),
  MAIL_PACE: matching(/^[1-9]\d{0,5}$/, MAIL_PACE)
    .transform(Number)
    .optional(),
  CONFIRM_SUBSCRIBERS: z.enum(['yes', 'no'], 'CONFIRM_SUBSCRIBERS must be yes or no.').default('yes'),
  DKIM_SELECTOR: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, DKIM_SELECTOR).optional(),
  DKIM_KEY_FILE: z.string().optional(),
  IMAP_URL: url('IMAP_URL', ['imap:', 'imaps:'], 'imaps://user:password@mail.example.org/INBOX').optional(),
  MAIL_RETURN: matching(/^[^\s@+<>"(),:;[\]\\]{1,22}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, MAIL_RETURN).optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be a mail address, for example admin@example.org.')
    .default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN, ADMIN_PASSWORD).optional(),
  SAMPLE_CONTENT: z
    .enum(['full', 'structure', 'none'], 'SAMPLE_CONTENT must be full, structure or none.')
    .default('full'),
  BRAND: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*$/,
      'BRAND must be the short form in lower-case letters and digits, for example csi.',
    )
    .default('csi'),
  ORGANISATION_FILE: z.string().optional(),
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^\d{1,4}$/, SHUTDOWN_DELAY)
    .transform(Number)
    .default(0),
  METRICS_TOKEN: matching(/^[!-~]{16,200}$/, METRICS_TOKEN).optional(),
  TRUSTED_PROXIES: commaSeparated()
    .refine((parts) => parts.every(isNetwork), TRUSTED_PROXIES)
    .default([]),
});

/** The shape of `Organisation`; the two are kept equal by the type of `readOrganisation`'s answer. */
const quotation = z.object({ text: z.string().min(1), source: z.string() });
const link = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
const organisationFile = z.object({
  brand: z.string(),
  shortName: z.string().min(1),
  name: z.string().min(1),
  motto: quotation,
  verse: quotation,
  address: z.array(z.string()),
  email: z.email(),
  phones: z.array(z.string()),
  social: z.array(link),
  stores: z.array(link),
  associationName: z.string().min(1),
  logoGuidelines: z.array(z.string().min(1)).optional(),
  names: z.array(z.object({ lang: z.string().min(2), text: z.string().min(1) })),
  map: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zoom: z.number().int().min(0).max(20),
  }),
  accent: z.string().optional(),
}) satisfies z.ZodType<Organisation>;

function readOrganisation(file: string, brand: string): Organisation {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `The organisation file ${file} cannot be read. Put it there, or name another one with BRAND or ORGANISATION_FILE.`,
      { cause: error },
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`The organisation file ${file} is not valid JSON: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  const parsed = organisationFile.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
    throw new SettingsError(`The organisation file ${file} needs another value at: ${where}.`);
  }
  if (parsed.data.brand !== brand) {
    throw new SettingsError(
      `The organisation file ${file} is of the brand ${parsed.data.brand}, but BRAND is ${brand}. Make the two equal.`,
    );
  }
  return parsed.data;
}

/** `::` takes IPv4 as well, but a machine with IPv6 switched off refuses it. */
function everyAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.some((one) => one?.family === 'IPv6') ? '::' : '0.0.0.0';
}

/** This file runs from `src/` in tests and scripts, and bundled from `dist/server/`: look upwards. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder)
      throw new SettingsError('The project folder with package.json cannot be found.');
    folder = dirname(folder);
  }
  return folder;
}
