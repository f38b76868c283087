import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Letter, Line, Outcome, Transport } from './transport.ts';

/** How long the server may be silent, in ms. */
export interface Patience {
  readonly connect: number;
  readonly answer: number;
}

const PATIENCE: Patience = { connect: 15_000, answer: 60_000 };
/** Servers grow tired of a line that never ends. */
const MOST_ON_A_LINE = 100;

/** What nodemailer says of a failure beyond its message. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * A mail server by its address (`smtp://user:password@host:port`, or smtps). With a name and password the line must be encrypted unless the
 * server is this machine.
 */
export function smtpTransport(address: string, patience: Patience = PATIENCE): Transport {
  const url = new URL(address);
  const { hostname: host, username, password } = url;
  const secure = url.protocol === 'smtps:';
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const options = {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !isThisMachine(host),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.answer,
  };

  function connect(): Promise<SMTPConnection> {
    return new Promise((resolve, reject) => {
      const connection = new SMTPConnection(options);
      // Heard all the time: a line that breaks while nobody uses it must not end the program.
      connection.on('error', reject);
      connection.on('end', () => reject(new Error('The mail server closed the line.')));
      connection.connect((error) => {
        if (error) return reject(error);
        if (!auth) return resolve(connection);
        connection.login(auth, (refused) => {
          if (!refused) return resolve(connection);
          connection.close();
          reject(refused);
        });
      });
    });
  }

  function openLine(): Line {
    let connection: SMTPConnection | undefined;
    let carried = 0;
    const hangUp = (politely: boolean): void => {
      const old = connection;
      connection = undefined;
      carried = 0;
      if (politely) old?.quit();
      else old?.close();
    };
    return {
      send: async (letter) => {
        if (carried >= MOST_ON_A_LINE || connection?.destroyed) hangUp(true);
        try {
          connection ??= await connect();
        } catch (error) {
          return { as: 'trouble', answer: sentenceOf(error as SmtpError) };
        }
        carried++;
        const outcome = await hand(connection, letter);
        // After a refusal the server may be in any state; a new line is certain.
        if (outcome.as !== 'sent') hangUp(false);
        return outcome;
      },
      close: () => hangUp(true),
    };
  }
  return { to: 'server', openLine };
}

function hand(connection: SMTPConnection, { envelope, message }: Letter): Promise<Outcome> {
  return new Promise((resolve) => {
    const lost = (error: Error): void => resolve(outcomeOf(error as SmtpError));
    connection.once('error', lost);
    connection.once('end', () => lost(new Error('The mail server closed the line.')));
    connection.send({ from: envelope.from, to: [envelope.to] }, message, (error, info) => {
      connection.removeListener('error', lost);
      if (error) resolve(outcomeOf(error as SmtpError));
      else resolve({ as: 'sent', answer: String(info?.response ?? '') });
    });
  });
}

/** What a failure after the line was open means for the letter. */
function outcomeOf(error: SmtpError): Outcome {
  const answer = sentenceOf(error);
  const { responseCode = 0, command } = error;
  // Refused before any recipient was named: it would be refused for everybody.
  if (command === 'MAIL FROM' && responseCode !== 421) return { as: 'trouble', answer };
  // 421 ends the line whatever it was about.
  if (responseCode === 421 || responseCode === 0)
    return { as: error.code === 'EENVELOPE' ? 'never' : 'lost', answer };
  if (command?.startsWith('AUTH') || responseCode === 530) return { as: 'trouble', answer };
  return { as: responseCode >= 500 ? 'never' : 'later', answer };
}

const MOST_WORDS = 300;

/** The server's own words where it said any. */
const sentenceOf = ({ response, message }: SmtpError): string =>
  (response || message).replaceAll(/\s+/g, ' ').trim().slice(0, MOST_WORDS);

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
