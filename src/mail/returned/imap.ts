import { ImapFlow } from 'imapflow';
import { hostIn, isLocalHost, notEncrypted, notReached, tlsTo } from '../mailServer.ts';
import { MOST_BYTES } from './boundedMail.ts';

/** An open mailbox. */
export interface OpenMailbox {
  /** UIDVALIDITY: when it changes, UIDs refer to other mails than before. */
  readonly uidValidity: bigint;
  /** The UIDs of all mails in it. */
  uids(): Promise<number[]>;
  /** The first bytes of a mail, which is all of it except large attachments; undefined when it is gone. */
  fetch(uid: number): Promise<Uint8Array | undefined>;
  /** Moves a processed mail to the folder for those. */
  putAway(uid: number): Promise<void>;
  /** Flags a mail that a person has to look at. */
  flag(uid: number): Promise<void>;
  close(): Promise<void>;
}

const DONE_FOLDER = 'Lectern';
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Opens a mailbox at an address such as `imaps://user:password@host/INBOX`. With imap: the connection must become encrypted unless the server is
 * this machine. Throws an Error with the server's own message.
 */
export async function openMailbox(address: string): Promise<OpenMailbox> {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  const host = hostIn(url);
  const port = url.port === '' ? (secure ? 993 : 143) : Number(url.port);
  const client = new ImapFlow({
    ...{ host, port, secure, tls: tlsTo(host) },
    ...(secure || isLocalHost(host) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    ...PATIENCE,
  });
  // Pending calls reject with it as well; without a listener the error event would end the program.
  client.on('error', () => {});
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder);
    return mailboxOn(client, uidValidity);
  } catch (error) {
    client.close();
    throw sentenceOf(error, `${host}:${port}`);
  }
}

function mailboxOn(client: ImapFlow, uidValidity: bigint): OpenMailbox {
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw sentenceOf(error);
    }
  };
  let hasFolder = false;
  return {
    uidValidity,
    uids: () => asked(async () => (await client.search({ all: true }, { uid: true })) || []),
    fetch: (uid) =>
      asked(async () => {
        const part = { source: { start: 0, maxLength: MOST_BYTES } };
        const mail = await client.fetchOne(String(uid), part, { uid: true });
        return mail ? mail.source : undefined;
      }),
    putAway: (uid) =>
      asked(async () => {
        if (!hasFolder && !(await client.list()).some(({ path }) => path === DONE_FOLDER))
          await client.mailboxCreate(DONE_FOLDER);
        hasFolder = true;
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        await client.messageMove(String(uid), DONE_FOLDER, { uid: true });
      }),
    flag: (uid) =>
      asked(async () => {
        await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true });
      }),
    close: async () => {
      // A server that is slow to answer LOGOUT is not waited for.
      await client.logout().catch(() => client.close());
    },
  };
}

const MOST_WORDS = 300;

/** The server's message, or a sentence about why it could not be reached. `where`: its host and port. */
function sentenceOf(error: unknown, where?: string): Error {
  const { message, responseText, code } = error as Error & { responseText?: string; code?: string };
  const said = responseText || (notEncrypted({ message }) ?? notReached({ message, code }, where) ?? message);
  const sentence = said.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_WORDS);
  return new Error(sentence, { cause: error });
}
