import { z } from 'zod';
import { PASSWORD_MIN } from '#kinds/account.ts';
import { databaseAddresses } from '#lib/databaseAddress.ts';
import { isNetwork, isOrigin, SOCKET_ADDRESS } from '#lib/network.ts';
import { s3Address } from '#lib/s3Address.ts';
import { backupEnvironment } from './backup.ts';
import { commaSeparated, explained, size, url, yesOrNo } from './forms.ts';

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

const PURGE_URL =
  'PURGE_URL must be one to four addresses of Varnish with commas between them, each with http and without a path, for example http://10.0.0.31:6082.';

const isPurgeUrl = (text: string) => isOrigin(text) && URL.canParse(text) && text.startsWith('http://');

/** A text in a given form, with the sentence for any other. */
const matching = (form: RegExp, sentence: string) => z.string().regex(form, sentence);

/**
 * Each setting of the environment: its form, the sentence for a wrong value, its default and what it means. docs/settings.md is generated from this (`npm run
 * docs`), in this order.
 */
export const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT)
    .transform(Number)
    .refine((port) => port <= 65535, PORT)
    .default(3000)
    .meta(explained('where to listen', '3000; with `npm start` the next free one if that is taken')),
  HOST: z.string().trim().optional().meta(explained('the address to listen on', 'every address')),
  LISTEN: matching(/^unix:\/[!-~]{1,99}$/, LISTEN)
    .transform((text) => text.slice(SOCKET_ADDRESS.length))
    .optional()
    .meta(
      explained(
        'listen on this unix socket instead, for its owner and its group: `unix:/run/lectern/http.sock`',
      ),
    ),
  MAIN_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/, MAIN_HOST)
    .transform((host) => host.replace(/^www\./, ''))
    .optional()
    .meta(explained('`<label>.MAIN_HOST` is a sub-site; other hosts are refused', 'any host')),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.org')
    .transform((text) => new URL(text).origin)
    .optional()
    .meta(explained('origin of absolute links and feeds', '`http://localhost:PORT`')),
  HSTS_DAYS: matching(/^\d{1,3}$/, HSTS_DAYS)
    .transform(Number)
    .refine((days) => days <= 730, HSTS_DAYS)
    .default(365)
    .meta(
      explained(
        'with an https `PUBLIC_URL`: for how many days browsers use https only; begin with 1, see [deploy.md](deploy.md)',
      ),
    ),
  ALLOWED_ORIGINS: commaSeparated()
    .refine((parts) => parts.every(isOrigin), ALLOWED_ORIGINS)
    .default([])
    .meta(
      explained(
        'origins of other front ends, such as `https://app.example.org`, whose pages may use the API and sign people in',
      ),
    ),
  DATA_DIR: z
    .string()
    .optional()
    .meta(
      explained(
        'the embedded database, uploaded files, and `secret.key`, with which networks and addresses are hashed',
        '`data`; of a release `/var/lib/lectern`',
      ),
    ),
  DATABASE_URL: z
    .string()
    .trim()
    .refine((text) => databaseAddresses(text) !== null, DATABASE_URL)
    .optional()
    .meta(
      explained(
        'use this PostgreSQL (15 or newer, UTF-8 locale) instead of the embedded one; its role must own the database and needs nothing more. ' +
          'With several hosts (`postgres://user:password@one,two/lectern?target_session_attrs=read-write`) the one that takes writes is used, see [scale.md](scale.md)',
      ),
    ),
  S3_URL: z
    .string()
    .trim()
    .refine((text) => s3Address(text) !== null, S3_URL)
    .optional()
    .meta(
      explained(
        'keep files in this S3-compatible bucket instead: `https://key:secret@host/bucket/folder?region=…`',
      ),
    ),
  MEDIA_LIMIT: size('MEDIA_LIMIT', '500 GB')
    .optional()
    .meta(explained('the most that all files together may take, such as `500 GB`')),
  MEDIA_LIMIT_PER_UNIT: size('MEDIA_LIMIT_PER_UNIT', '20 GB')
    .optional()
    .meta(explained('the most that the files of one department or diocese may take')),
  DISK_MARGIN: size('DISK_MARGIN', '1 GB')
    .default(1024 ** 3)
    .meta(
      explained(
        "what stays free on this machine's disk: with less, pages are shown and nothing is saved until there is room again",
        '`1 GB`',
      ),
    ),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587')
    .optional()
    .meta(
      explained(
        'the mail server: `smtp://user:password@host:587`, or smtps; without it each mail is a file in `DATA_DIR/mail`',
      ),
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'MAIL_FROM must be a mail address, for example Office <office@example.org>.',
    )
    .optional()
    .meta(explained('the sender of all mails', "the organisation's address")),
  MAIL_PACE: matching(/^[1-9]\d{0,5}$/, MAIL_PACE)
    .transform(Number)
    .optional()
    .meta(explained('most mails a minute')),
  CONFIRM_SUBSCRIBERS: yesOrNo('CONFIRM_SUBSCRIBERS', 'yes').meta(
    explained('whether people who subscribe on the website confirm it by mail first'),
  ),
  CONSOLE_OFFLINE: yesOrNo('CONSOLE_OFFLINE', 'yes').meta(
    explained(
      'whether browsers of staff keep the console so that it opens offline; with `no` what they have kept is removed with the next page they open',
    ),
  ),
  SITE_OFFLINE: yesOrNo('SITE_OFFLINE', 'yes').meta(
    explained('the same for visitors: whether their browsers keep pages of the main host'),
  ),
  DKIM_SELECTOR: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, DKIM_SELECTOR)
    .optional()
    .meta(explained('the name in the DNS of the key that signs mails')),
  DKIM_KEY_FILE: z.string().optional().meta(explained('the file of the private key that signs mails')),
  IMAP_URL: url('IMAP_URL', ['imap:', 'imaps:'], 'imaps://user:password@mail.example.org/INBOX')
    .optional()
    .meta(
      explained(
        "the mailbox that receives mails that come back and visitors' replies: `imaps://user:password@host/INBOX`",
      ),
    ),
  MAIL_RETURN: matching(/^[^\s@+<>"(),:;[\]\\]{1,22}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, MAIL_RETURN)
    .optional()
    .meta(explained('the address of that mailbox, which must take `name+anything@domain` as well')),
  NODE_EXTRA_CA_CERTS: z
    .string()
    .optional()
    .meta(
      explained(
        'a file with the certificate of an authority of your own, which has signed those of the mail server, the mailbox or the bucket. ' +
          'Other certificates that no known authority has signed are refused, except from a mail server or mailbox on this machine',
      ),
    ),
  IMPORT_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)?$/, 'IMPORT_TOKEN must be a token as the old installation gives it.')
    .optional()
    .meta(explained('the token with which `lectern import --from` reads what visitors do not see')),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be a mail address, for example admin@example.org.')
    .default('admin@example.org')
    .meta(explained('the first administrator, made when there is none')),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN, ADMIN_PASSWORD)
    .optional()
    .meta(explained("the first administrator's password; a random one is printed once", 'random')),
  SAMPLE_CONTENT: z
    .enum(SAMPLE_CONTENTS, 'SAMPLE_CONTENT must be full, structure or none.')
    .default('full')
    .meta(
      explained(
        'what an empty database is filled with: `full`, `structure` (states, dioceses, departments) or `none`',
      ),
    ),
  BRAND: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*$/,
      'BRAND must be the short form in lower-case letters and digits, for example csi.',
    )
    .default('csi')
    .meta(
      explained(
        'the organisation file in `organisations/`: names, motto, verse, address, links, and for how many months letters, orders and ' +
          'unconfirmed subscriptions are kept ([data.md](data.md))',
      ),
    ),
  ORGANISATION_FILE: z
    .string()
    .optional()
    .meta(explained('the organisation file by its path', '`organisations/BRAND.json`')),
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^\d{1,4}$/, SHUTDOWN_DELAY)
    .transform(Number)
    .default(0)
    .meta(
      explained('seconds after SIGTERM in which `/ready` says 503 and everything else is still answered'),
    ),
  METRICS_TOKEN: matching(/^[!-~]{16,200}$/, METRICS_TOKEN)
    .optional()
    .meta(
      explained(
        'lets other machines read `/metrics` and the reasons of `/ready`, as `Authorization: Bearer …`; without it only this machine may',
      ),
    ),
  ...backupEnvironment,
  CERTIFICATE_FILE: z
    .string()
    .optional()
    .meta(
      explained(
        'the certificate that visitors are shown, whose end the status page watches; without it, what port 443 of this machine shows',
      ),
    ),
  TRUSTED_PROXIES: commaSeparated()
    .refine((parts) => parts.every((part) => part === SOCKET_ADDRESS || isNetwork(part)), TRUSTED_PROXIES)
    .default([])
    .meta(
      explained(
        'whose X-Forwarded-* headers count: behind a proxy its address, or `unix:` where it comes over the socket',
      ),
    ),
  PURGE_URL: commaSeparated()
    .refine((urls) => urls.length <= 4 && urls.every(isPurgeUrl), PURGE_URL)
    .default([])
    .meta(
      explained(
        'where a Varnish in front takes purges: `http://10.0.0.31:6082`. It then keeps pages, and drops what an edit changes ([scale.md](scale.md))',
        'none: pages are asked for each time',
      ),
    ),
});
