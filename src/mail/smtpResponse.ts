import { notEncrypted, notReached } from './mailServer.ts';
import { causeOf } from './status.ts';
import type { Outcome } from './transport.ts';

/** The properties that nodemailer adds to an error. */
export type SmtpError = Error & {
  code?: string;
  /** The operating system's code, where `code` is nodemailer's own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** Wording of servers with too many connections of ours, at any stage. */
const TOO_MANY =
  /too many[\w ]{0,40}(?:connection|session)|concurrent[\w ]{0,40}(?:connection|session)|connections? (?:limit|rate)|number of[\w ]{0,40}connections|thread limit/i;

/** Whether a connection may have been refused because of the number of open ones: for any reason but the password and the encryption. */
export const mayBeCrowded = ({ code, responseCode = 0, message }: SmtpError): boolean =>
  code === 'EAUTH' ? responseCode >= 400 && responseCode < 500 : notEncrypted({ message, code }) === null;

/** The outcome of a mail that failed on an open connection. `seen`: after the server had all of it. */
export function outcomeOf(error: SmtpError, seen = false): Outcome {
  const response = responseOf(error);
  const { responseCode = 0, command, code } = error;
  if (!seen && responseCode >= 400 && responseCode < 500 && TOO_MANY.test(response))
    return { as: 'trouble', response, crowded: true };
  // 421 closes the connection, whatever the command was about (RFC 5321, 3.8).
  if (responseCode === 421) return { as: 'lost', response };
  if (responseCode === 0) return { as: code === 'EENVELOPE' ? 'never' : 'lost', response };
  // Rejected before any recipient was named, so it would be rejected for everybody.
  if (command === 'MAIL FROM' || command?.startsWith('AUTH') || responseCode === 530)
    return { as: 'trouble', response };
  // A response to the whole mail may be about its content, whatever its wording.
  const isOfRecipient = command === 'RCPT TO';
  const cause = causeOf(response);
  const nobodyThere = isOfRecipient && cause === 'nobody';
  const isOfAddress = cause === 'full' || (isOfRecipient && (cause === 'nobody' || cause === 'mailbox'));
  const about = isOfAddress ? 'address' : cause === 'us' ? 'us' : undefined;
  return { as: responseCode < 500 ? 'later' : 'never', response, nobodyThere, about, seen };
}

const MOST_WORDS = 300;

/** The server's own response, if there was one; else a sentence about what happened. */
export function responseOf({ response, message, code, originalCode }: SmtpError): string {
  // A server that refuses STARTTLS gives a reason that does not say what to do.
  if (response && code !== 'ETLS') return printed(response);
  const why = notEncrypted({ message, code }) ?? notReached({ message, code: originalCode ?? code });
  if (why) return printed(why);
  if (code === 'ECONNECTION') return 'The mail server closed the connection before it had answered.';
  return printed(`The mail server cannot be reached (${message}).`);
}

/** A server response as a complete sentence. */
export const troubleOf = (answer: string): string =>
  /^\d{3}\b/.test(answer) ? `The mail server says: “${answer}”.` : answer;

/** Makes a server response storable: without characters that PostgreSQL refuses, and shortened. */
const printed = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .toWellFormed();
