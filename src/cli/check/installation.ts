import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { byteWords } from '#lib/byteSize.ts';
import { personFrom } from '#mail/compose.ts';
import { DkimError, readDkim } from '#mail/dkim.ts';
import { greetingName } from '#mail/mailServer.ts';
import { smtpTransport } from '#mail/smtp.ts';
import { FileStoreError } from '#media/fileStore.ts';
import { openFileStore } from '#media/openStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Database } from '#store/database/connect.ts';
import { roomOf } from '#store/database/diskRoom.ts';
import { isUpToDate } from '#store/database/migrate.ts';
import { backupFacts } from '#store/status/backupFacts.ts';
import { databaseServer } from '#store/status/databaseServer.ts';
import { readiness } from '../upgrade/service.ts';
import { type Finding, good, mend, note } from './finding.ts';

const DAY = 24 * 3_600_000;
/** A nightly backup may be this late before it counts as missed. */
const LATE_MS = 1.5 * DAY;

/** Missing settings that are unlikely to be intended on a public server. */
export function checkSettings(settings: Settings): Finding[] {
  const { publicUrl, smtpUrl, dataDir } = settings;
  const url = new URL(publicUrl);
  const isHome = url.hostname === 'localhost';
  return [
    good(`The settings are right. The data are in ${dataDir}, the site is at ${publicUrl}.`),
    ...(isHome ? [note('PUBLIC_URL is not set: links in mails and feeds lead to this machine alone.')] : []),
    ...(!isHome && url.protocol === 'http:'
      ? [
          mend(
            'PUBLIC_URL begins with http: passwords would go over the net in the clear. Set it to https://…',
          ),
        ]
      : []),
    ...(smtpUrl
      ? []
      : [note(`SMTP_URL is not set: mails are written to files in ${join(dataDir, 'mail')}.`)]),
  ];
}

/** Whether the server runs and is ready. */
export async function checkServer(settings: Settings): Promise<Finding> {
  const where = settings.socket ?? `port ${settings.port}`;
  const answer = await readiness(settings);
  if (!answer) return mend(`No server answers at ${where}. Start it: systemctl start lectern`);
  if (answer.status === 200) return good(`The server at ${where} is ready.`);
  return answer.prepares
    ? note(
        `The server at ${where} is starting. Where it says so for minutes, its last words tell why: journalctl --unit lectern --lines 50`,
      )
    : mend(`The server at ${where} is not ready: ${answer.text}`);
}

/** Checks that the database has this version's schema, and is backed up. */
export async function checkDatabase(
  { db, pool }: Database,
  { root, databaseUrl }: Settings,
  now: Date,
): Promise<Finding[]> {
  const { version, bytes } = await databaseServer(db);
  const kind = databaseUrl === undefined ? 'embedded PostgreSQL' : 'PostgreSQL';
  return [
    good(`The database (${kind} ${version}) answers, and holds ${byteWords(bytes)}.`),
    (await isUpToDate(pool, join(root, 'migrations')))
      ? good('It is up to date.')
      : mend('It is not that of this version. Start the server of this version, which brings it up to date.'),
    backupFinding((await backupFacts(db)).backup_made?.at, now),
  ];
}

function backupFinding(last: Date | undefined, now: Date): Finding {
  if (!last) return mend('No backup has been made yet. Make one: lectern backup');
  const hours = Math.round((now.getTime() - last.getTime()) / 3_600_000);
  return now.getTime() - last.getTime() > LATE_MS
    ? mend(
        `The last backup was made ${hours} hours ago. Make one, and see why none is made at night: lectern backup`,
      )
    : good(`The last backup was made ${hours === 0 ? 'within the last hour' : `${hours} hours ago`}.`);
}

/** Checks that there is disk space, and files can be stored. */
export async function checkDisk(settings: Settings): Promise<Finding[]> {
  const { dataDir, diskMargin, s3Url } = settings;
  const free = await roomOf(dataDir);
  const findings: Finding[] = [];
  if (free === null)
    findings.push(mend(`The folder ${dataDir} cannot be read. Make it, for the user of the service.`));
  else if (free < diskMargin)
    findings.push(
      mend(
        `${byteWords(free)} are free in ${dataDir}: nothing is saved until there are ${byteWords(diskMargin)} (DISK_MARGIN). Make room.`,
      ),
    );
  else if (free < 5 * diskMargin)
    findings.push(
      note(
        `${byteWords(free)} are free in ${dataDir}; at ${byteWords(diskMargin)} nothing is saved any more.`,
      ),
    );
  else findings.push(good(`${byteWords(free)} are free in ${dataDir}.`));
  if (!existsSync(join(dataDir, 'secret.key')))
    findings.push(
      note(
        `There is no secret.key in ${dataDir}. It is made at the first start; a copy of an installation needs that of the first one.`,
      ),
    );
  // The check would create a folder.
  if (s3Url === undefined) return findings;
  try {
    await openFileStore(settings);
    findings.push(good('The bucket of S3_URL can be used.'));
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    findings.push(mend(error.message));
  }
  return findings;
}

/** Checks that the mail server would accept a mail to the office; none is sent. */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, publicUrl, mailFrom, organisation, dkimSelector, dkimKeyFile } = settings;
  if (smtpUrl === undefined) return [];
  const findings: Finding[] = [];
  const connection = smtpTransport(smtpUrl, {
    name: greetingName(publicUrl, personFrom(mailFrom).address),
  }).openConnection(true);
  const { hostname } = new URL(smtpUrl);
  try {
    const takes = await connection.wouldTake({ from: organisation.email, to: organisation.email });
    findings.push(
      takes
        ? good(`The mail server ${hostname} lets us in and takes mails.`)
        : mend(
            `The mail server ${hostname} takes no mail from ${organisation.email}. Look at SMTP_URL and MAIL_FROM, or ask who runs it.`,
          ),
    );
  } finally {
    connection.close();
  }
  try {
    const dkim = readDkim(dkimSelector, dkimKeyFile);
    findings.push(
      dkim
        ? good('Mails are signed (DKIM).')
        : note('Mails are not signed (DKIM_SELECTOR, DKIM_KEY_FILE): many mailboxes take them for spam.'),
    );
  } catch (error) {
    if (!(error instanceof DkimError)) throw error;
    findings.push(mend(error.message));
  }
  return findings;
}
