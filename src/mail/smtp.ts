import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isExample, needsUtf8 } from './address.ts';
import { outcomeOf, responseOf, type SmtpError } from './smtpResponse.ts';
import type { Connection, Outcome, SealedMail, Transport } from './transport.ts';

/** How long the server may take, in ms, however many bytes it sends meanwhile. */
export interface Patience {
  /** Until the connection is open: found, greeted, signed in. */
  readonly connect: number;
  /** Until it asks for the mail, told from whom and to whom. Nobody has it before that. */
  readonly ask: number;
  /** Until it says that it has taken the mail. Long (RFC 5321, 4.5.3.2): whoever breaks off here may send it twice. */
  readonly take: number;
}

const PATIENCE: Patience = { connect: 30_000, ask: 60_000, take: 600_000 };
/** While somebody waits for the answer. */
const HURRIED: Patience = { connect: 8_000, ask: 8_000, take: 12_000 };
/** Servers grow tired of a connection that never ends. */
const MOST_ON_A_LINE = 100;
const LONGEST = 2 * PATIENCE.take;
/** How long a polite goodbye may take. */
const GOODBYE = 5_000;

/**
 * A mail server by its address (`smtp://user:password@host:port`, or smtps). With a name and password the connection must be encrypted unless the
 * server is this machine. `given`: another patience than the usual.
 */
export function smtpTransport(address: string, given?: Patience): Transport {
  const url = new URL(address);
  const { username, password } = url;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const secure = url.protocol === 'smtps:';
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const options = {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !isThisMachine(host),
  };

  function connect(patience: Patience): Promise<SMTPConnection> {
    return new Promise((resolve, reject) => {
      // Ours ring first by far: a clock that is hardly longer may run out sooner on a busy machine, and says it in other words.
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
      // Heard all the time: a connection that breaks while nobody uses it must not end the program.
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
    return {
      send: async (sealed, before = Promise.resolve()) => {
        if (isExample(sealed.envelope.to)) return { as: 'never', unasked: true, response: NOBODYS };
        if (carried >= MOST_ON_A_LINE || connection?.destroyed) hangUp(true);
        try {
          connection ??= await connect(patience);
        } catch (error) {
          return { as: 'trouble', response: wordsOf(error as Error) };
        }
        if (needsUtf8(sealed.envelope.to) && !knowsUtf8(connection))
          return { as: 'never', unasked: true, response: NO_UTF8 };
        carried++;
        const outcome = await hand(connection, sealed, patience, before);
        await before;
        // After a refusal the server may be in any state; a new connection is certain.
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

/** What the server has said that it can do; nodemailer heeds it and tells nobody. */
const knowsUtf8 = (connection: SMTPConnection): boolean =>
  (connection as unknown as { _supportedExtensions: string[] })._supportedExtensions.includes('SMTPUTF8');

/** The server took longer than our patience; the message is a sentence. */
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
    const ended = (): void => done({ as: 'lost', response: responseOf(CLOSED) });
    connection.once('end', ended);
    within(patience.ask, `The mail server did not answer within ${seconds(patience.ask)}.`);
    // Read as soon as the server has asked for it.
    const body = new Readable({
      read() {
        clearTimeout(timer);
        before.then(handOver, () => body.destroy(new Error('What came of the mail before is not noted.')));
      },
    });
    const handOver = (): void => {
      if (body.destroyed) return;
      const { take } = patience;
      within(take, `The mail server did not say within ${seconds(take)} whether it has taken the mail.`);
      body.push(message);
      body.push(null);
    };
    connection.send({ from: envelope.from, to: [envelope.to] }, body, (error, info) =>
      done(error ? outcomeOf(error as SmtpError) : { as: 'sent', response: String(info?.response ?? '') }),
    );
  });
}

/**
 * Names a recipient and hangs up as soon as the server asks for the mail: a connection that ends there has carried none (RFC 5321, 4.1.1.4). Answers
 * whether it asked; null when it said nothing.
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
      // Before it is closed, which is an end too.
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

const CLOSED: SmtpError = Object.assign(new Error('The line has ended.'), { code: 'ECONNECTION' });

const seconds = (ms: number): string =>
  ms < 120_000 ? `${Math.ceil(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`;

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);
