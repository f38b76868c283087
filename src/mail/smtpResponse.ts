import { isFull, isNobodyThere, isOfMailbox, isOfUs } from './status.ts';
import type { Outcome } from './transport.ts';

/** The properties that nodemailer adds to an error. */
export type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** The outcome of a mail that failed on an open connection. */
export function outcomeOf(error: SmtpError): Outcome {
  const response = responseOf(error);
  const { responseCode = 0, command, code } = error;
  // 421 closes the connection, whatever the command was about (RFC 5321, 3.8).
  if (responseCode === 421) return { as: 'lost', response };
  if (responseCode === 0) return { as: code === 'EENVELOPE' ? 'never' : 'lost', response };
  // Rejected before any recipient was named, so it would be rejected for everybody.
  if (command === 'MAIL FROM' || command?.startsWith('AUTH') || responseCode === 530)
    return { as: 'trouble', response };
  // A response to the whole mail may be about its content, whatever its wording.
  const isOfRecipient = command === 'RCPT TO';
  const nobodyThere = isOfRecipient && isNobodyThere(response);
  const full = isFull(response);
  const about =
    nobodyThere || full || (isOfRecipient && isOfMailbox(response))
      ? 'address'
      : isOfUs(response)
        ? 'us'
        : undefined;
  return { as: responseCode < 500 ? 'later' : 'never', response, nobodyThere, full, about };
}

/** Why a connection to a mail server or mailbox could not be encrypted, as a sentence; null when that was not the problem. */
export function notEncrypted({
  message,
  code,
}: {
  message: string;
  code?: string | undefined;
}): string | null {
  // Node's messages end with advice for developers, which is cut off.
  if (/certificate/i.test(message))
    return `The certificate of the mail server is not trusted (${message.split(';')[0]}).`;
  if (code === 'ETLS' || /support STARTTLS/.test(message))
    return 'The mail server encrypts no line, and our password is told on no other.';
  return null;
}

const MOST_WORDS = 300;

/** The server's own response, if there was one; else a sentence about what happened. */
export function responseOf({ response, message, code }: SmtpError): string {
  const unsafe = notEncrypted({ message, code });
  if (unsafe) return printed(unsafe);
  if (response) return printed(response);
  if (code === 'ECONNECTION') return 'The mail server closed the line before it had answered.';
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
