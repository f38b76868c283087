import { z } from 'zod';
import { PASSWORD_MIN } from '#kinds/account.ts';
import { databaseAddresses } from '#lib/databaseAddress.ts';
import { isNetwork, isOrigin, SOCKET_ADDRESS } from '#lib/network.ts';
import { s3Address } from '#lib/s3Address.ts';
import { backupEnvironment } from './backup.ts';
import { commaSeparated, size, url } from './forms.ts';

const SAMPLE_CONTENTS = ['full', 'structure', 'none'] as const;
/** How much an empty database is filled with on the first start. */
export type SampleContent = (typeof SAMPLE_CONTENTS)[number];

const PORT = 'PORT must be a whole number from 0 to 65535, for example 3000.';
const LISTEN =
  'LISTEN must be unix: and the whole path of a socket of at most 100 characters, for example unix:/run/lectern/http.sock.';
const HSTS_DAYS = 'HSTS_DAYS must be a whole number of days from 0 to 730, for example 365.';
const MAIN_HOST = 'MAIN_HOST must be a host name without scheme or port, for example example.org.';
const DATABASE_URL =
  'DATABASE_URL must be an address such as postgres://user:password@host:5432/lectern, or with several hosts, of which the one that takes writes is used: postgres://user:password@one:5432,two:5432/lectern?target_session_attrs=read-write.';
const S3_URL =
  'S3_URL must be an address with key, secret and bucket, such as https://key:secret@host/bucket?region=eu-central-1.';
const MAIL_PACE = 'MAIL_PACE must be a whole number of mails a minute, for example 600.';
const MAIL_RETURN = 'MAIL_RETURN must be like post@example.org, with at most 22 characters before the @.';
const DKIM_SELECTOR = 'DKIM_SELECTOR must be the name of the key in the DNS, for example mail2026.';
const ADMIN_PASSWORD = `ADMIN_PASSWORD must have at least ${PASSWORD_MIN} characters.`;
const SHUTDOWN_DELAY = 'SHUTDOWN_DELAY must be a whole number of seconds, for example 10.';
const METRICS_TOKEN = 'METRICS_TOKEN must have at least 16 letters, digits or signs, and no blanks.';
const ALLOWED_ORIGINS =
  'ALLOWED_ORIGINS must be origins with commas between them, each with its scheme and without a path, for example https://app.example.org,http://192.168.1.5:5173.';
const TRUSTED_PROXIES =
  'TRUSTED_PROXIES must be IP addresses, networks or unix: with commas between them, for example 127.0.0.1,10.0.0.0/8.';

/** A text of a form, with the sentence for any other. */
const matching = (form: RegExp, sentence: string) => z.string().regex(form, sentence);

/** Each setting as it stands in the environment: its form, the sentence for a wrong one, and what holds without it. */
export const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT)
    .transform(Number)
    .refine((port) => port <= 65535, PORT)
    .default(3000),
  HOST: z.string().trim().optional(),
  LISTEN: matching(/^unix:\/[!-~]{1,99}$/, LISTEN)
    .transform((text) => text.slice(SOCKET_ADDRESS.length))
    .optional(),
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
  HSTS_DAYS: matching(/^\d{1,3}$/, HSTS_DAYS)
    .transform(Number)
    .refine((days) => days <= 730, HSTS_DAYS)
    .default(365),
  ALLOWED_ORIGINS: commaSeparated()
    .refine((parts) => parts.every(isOrigin), ALLOWED_ORIGINS)
    .default([]),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .trim()
    .refine((text) => databaseAddresses(text) !== null, DATABASE_URL)
    .optional(),
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
  CONSOLE_OFFLINE: z.enum(['yes', 'no'], 'CONSOLE_OFFLINE must be yes or no.').default('yes'),
  SITE_OFFLINE: z.enum(['yes', 'no'], 'SITE_OFFLINE must be yes or no.').default('yes'),
  DKIM_SELECTOR: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, DKIM_SELECTOR).optional(),
  DKIM_KEY_FILE: z.string().optional(),
  IMAP_URL: url('IMAP_URL', ['imap:', 'imaps:'], 'imaps://user:password@mail.example.org/INBOX').optional(),
  MAIL_RETURN: matching(/^[^\s@+<>"(),:;[\]\\]{1,22}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, MAIL_RETURN).optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be a mail address, for example admin@example.org.')
    .default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN, ADMIN_PASSWORD).optional(),
  SAMPLE_CONTENT: z.enum(SAMPLE_CONTENTS, 'SAMPLE_CONTENT must be full, structure or none.').default('full'),
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
  CERTIFICATE_FILE: z.string().optional(),
  METRICS_TOKEN: matching(/^[!-~]{16,200}$/, METRICS_TOKEN).optional(),
  ...backupEnvironment,
  TRUSTED_PROXIES: commaSeparated()
    .refine((parts) => parts.every((part) => part === SOCKET_ADDRESS || isNetwork(part)), TRUSTED_PROXIES)
    .default([]),
});
