import { isFull, isNobodyThere, isOfMailbox, isOfUs } from './status.ts';
import type { Outcome } from './transport.ts';

/** What nodemailer says of a failure beyond its message. */
export type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** What a failure means for the letter, once the line was open. */
export function outcomeOf(error: SmtpError): Outcome {
  const response = responseOf(error);
  const { responseCode = 0, command, code } = error;
  // It ends the line, whatever it was about (RFC 5321, 3.8).
  if (responseCode === 421) return { as: 'lost', response };
  if (responseCode === 0) return { as: code === 'EENVELOPE' ? 'never' : 'lost', response };
  // Refused before any recipient was named: it would be refused for everybody.
  if (command === 'MAIL FROM' || command?.startsWith('AUTH') || responseCode === 530)
    return { as: 'trouble', response };
  // Said of the whole mail it may be about what the mail says, whatever words it takes.
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

/** Why a line did not become encrypted, to a server for mail or to a mailbox, as a sentence; null: that was not it. */
export function notEncrypted({
  message,
  code,
}: {
  message: string;
  code?: string | undefined;
}): string | null {
  // Node goes on with advice for whoever calls it by hand.
  if (/certificate/i.test(message))
    return `The certificate of the mail server is not trusted (${message.split(';')[0]}).`;
  if (code === 'ETLS' || /support STARTTLS/.test(message))
    return 'The mail server encrypts no line, and our password is told on no other.';
  return null;
}

const MOST_WORDS = 300;

/** The server's own words where it said any; else what happened, as a sentence. */
export function responseOf({ response, message, code }: SmtpError): string {
  const unsafe = notEncrypted({ message, code });
  if (unsafe) return printed(unsafe);
  if (response) return printed(response);
  if (code === 'ECONNECTION') return 'The mail server closed the line before it had answered.';
  return printed(`The mail server cannot be reached (${message}).`);
}

/** As a sentence that stands by itself. */
export const troubleOf = (answer: string): string =>
  /^\d{3}\b/.test(answer) ? `The mail server says: “${answer}”.` : answer;

/** Whatever a server says is kept and shown: without what a database refuses, and not at any length. */
const printed = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .toWellFormed();
