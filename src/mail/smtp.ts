import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isExample, needsUtf8 } from './address.ts';
import { hostIn, isLocalHost, tlsTo } from './mailServer.ts';
import { mayBeCrowded, outcomeOf, responseOf, type SmtpError } from './smtpResponse.ts';
import type { Connection, Outcome, SealedMail, Transport } from './transport.ts';

/** Time limits for the server in ms, however many bytes it sends meanwhile. */
export interface Patience {
  /** Until the connection is ready: resolved, greeted, authenticated. */
  readonly connect: number;
  /** Until it asks for the mail's data, after sender and recipient. Before that point no mail has been delivered. */
  readonly ask: number;
  /** Until it confirms the mail. Long (RFC 5321, 4.5.3.2), since giving up here may deliver the mail twice. */
  readonly take: number;
}

const PATIENCE: Patience = { connect: 30_000, ask: 60_000, take: 600_000 };
/** Used when a person waits for the response. */
const HURRIED: Patience = { connect: 8_000, ask: 8_000, take: 12_000 };
/** Mails per connection; servers end connections that go on forever. */
const MOST_ON_ONE = 100;
const LONGEST = 2 * PATIENCE.take;
/** How long QUIT may take. */
const GOODBYE = 5_000;

/**
 * A transport to the mail server at this address (`smtp://user:password@host:port`, or smtps). With a user name the connection must be encrypted, unless the
 * server is this machine. `name`: the name with which we greet it; `patience`: time limits other than the default.
 */
export function smtpTransport(
  address: string,
  {
    name,
    patience: given,
  }: { readonly name?: string | undefined; readonly patience?: Patience | undefined } = {},
): Transport {
  const url = new URL(address);
  const { username, password } = url;
  const host = hostIn(url);
  const secure = url.protocol === 'smtps:';
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const options = {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !isLocalHost(host),
    tls: tlsTo(host),
    ...(name === undefined ? {} : { name }),
  };

  function connect(patience: Patience): Promise<SMTPConnection> {
    return new Promise((resolve, reject) => {
      // Our own timers fire first by far: with nearly equal ones, nodemailer's could fire first on a busy machine and give a different message.
      const timeouts = { connectionTimeout: LONGEST, greetingTimeout: LONGEST, socketTimeout: LONGEST };
      const connection = new SMTPConnection({ ...options, ...timeouts });
      const timer = setTimeout(() => {
        reject(new Silence(`The mail server did not let us in within ${seconds(patience.connect)}.`));
        connection.close();
      }, patience.connect);
      const open = (error?: Error | null): void => {
        clearTimeout(timer);
        if (error) connection.close();
        if (error) reject(error);
        else resolve(connection);
      };
      // Listens for as long as the connection exists: an unhandled error event on an idle one would end the program.
      connection.on('error', open);
      connection.connect((error) => {
        if (error || !auth) return open(error);
        connection.login(auth, open);
      });
    });
  }

  function openLine(inAHurry = false): Connection {
    const patience = given ?? (inAHurry ? HURRIED : PATIENCE);
    let connection: SMTPConnection | undefined;
    let carried = 0;
    const hangUp = (politely: boolean): void => {
      const old = connection;
      connection = undefined;
      carried = 0;
      if (!politely) old?.close();
      if (!old || old.destroyed) return;
      old.quit();
      setTimeout(() => old.close(), GOODBYE).unref();
    };
    const open = async (): Promise<Outcome | undefined> => {
      if (carried >= MOST_ON_ONE || connection?.destroyed) hangUp(true);
      try {
        connection ??= await connect(patience);
        return undefined;
      } catch (error) {
        return {
          as: 'trouble',
          response: wordsOf(error as Error),
          crowded: mayBeCrowded(error as SmtpError),
        };
      }
    };
    return {
      open,
      send: async (sealed, before = Promise.resolve()) => {
        if (isExample(sealed.envelope.to)) return { as: 'never', unasked: true, response: NOBODYS };
        const failed = await open();
        if (failed || !connection) return failed ?? { as: 'trouble', response: responseOf(CLOSED) };
        if (needsUtf8(sealed.envelope.to) && !knowsUtf8(connection))
          return { as: 'never', unasked: true, response: NO_UTF8 };
        carried++;
        const outcome = await hand(connection, sealed, patience, before);
        await before;
        // After a rejection the state of the session is uncertain, so the connection is replaced.
        if (outcome.as !== 'sent') hangUp(false);
        return outcome;
      },
      wouldTake: async (envelope) => {
        try {
          connection ??= await connect(patience);
          return await asksForMail(connection, envelope, patience);
        } catch {
          return null;
        } finally {
          hangUp(false);
        }
      },
      close: () => hangUp(true),
    };
  }
  return { to: 'server', openConnection: openLine };
}

const NOBODYS = 'An address that ends in .example is nobody’s, so nothing was sent.';
const NO_UTF8 =
  'Our mail server takes no address with such letters before the @ (it does not know SMTPUTF8), so nothing was sent.';

/** Whether the server announced SMTPUTF8; nodemailer reads that but has no public API for it. */
const knowsUtf8 = (connection: SMTPConnection): boolean =>
  (connection as unknown as { _supportedExtensions: string[] })._supportedExtensions.includes('SMTPUTF8');

/** Thrown when the server exceeds our time limit; the message is a sentence. */
class Silence extends Error {}

const wordsOf = (error: Error): string =>
  error instanceof Silence ? error.message : responseOf(error as SmtpError);

function hand(
  connection: SMTPConnection,
  { envelope, message }: SealedMail,
  patience: Patience,
  before: Promise<unknown>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const done = (outcome: Outcome): void => {
      clearTimeout(timer);
      connection.removeListener('end', ended);
      resolve(outcome);
    };
    const within = (ms: number, sentence: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        done({ as: 'lost', response: sentence });
        connection.close();
      }, ms);
    };
    let isSeen = false;
    const ended = (): void => done({ as: 'lost', response: responseOf(CLOSED) });
    connection.once('end', ended);
    within(patience.ask, `The mail server did not answer within ${seconds(patience.ask)}.`);
    // The mail's data is read only after the server has asked for it.
    const body = new Readable({
      read() {
        clearTimeout(timer);
        before.then(handOver, () => body.destroy(new Error('What came of the mail before is not noted.')));
      },
    });
    const handOver = (): void => {
      if (body.destroyed) return;
      const { take } = patience;
      isSeen = true;
      within(take, `The mail server did not say within ${seconds(take)} whether it has taken the mail.`);
      body.push(message);
      body.push(null);
    };
    connection.send({ from: envelope.from, to: [envelope.to] }, body, (error, info) =>
      done(
        error
          ? outcomeOf(error as SmtpError, isSeen)
          : { as: 'sent', response: String(info?.response ?? '') },
      ),
    );
  });
}

/**
 * Names a recipient and disconnects when the server asks for the data: no mail is delivered then (RFC 5321, 4.1.1.4). Resolves to whether it
 * asked; null when it gave no clear response.
 */
function asksForMail(
  connection: SMTPConnection,
  { from, to }: SealedMail['envelope'],
  { ask }: Patience,
): Promise<boolean | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(null), ask);
    const done = (answer: boolean | null): void => {
      clearTimeout(timer);
      // Resolved before closing, since the close event counts as an end too.
      resolve(answer);
      connection.close();
    };
    const body = new Readable({ read: () => done(true) });
    connection.once('end', () => done(null));
    connection.send({ from, to: [to] }, body, (error) => {
      if (error) done((error as SmtpError).responseCode ? false : null);
    });
  });
}

const CLOSED: SmtpError = Object.assign(new Error('The connection has ended.'), { code: 'ECONNECTION' });

const seconds = (ms: number): string =>
  ms < 120_000 ? `${Math.ceil(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`;
