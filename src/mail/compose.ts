import nodemailer from 'nodemailer';
import { withoutDisguise } from '#lib/disguise.ts';
import { wireAddress } from './address.ts';
import type { SealedMail } from './transport.ts';

const GENERATED = { 'Auto-Submitted': 'auto-generated' };
/** What programs older than RFC 3834 look at is Precedence. */
const REPLIED = { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' };
/** What the signature stands for: the fields of RFC 6376, 5.4.1 that we write, and both of the one press (RFC 8058, 4). */
const SIGNED = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'To', 'Message-ID', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted', 'Precedence'],
  ...['List-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');
/** The name of the newsletter's list (RFC 2919), by which readers sort their mails: it stays what it is. */
const LIST = 'newsletter';

/** A mail as its template renders it. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the list of mails shows beside the subject. */
  readonly preheader?: string;
  /** Who gets the answer, where that is not the sender. */
  readonly replyTo?: Person | undefined;
  /** The Message-IDs of what came before it, the last one is what it answers: mail programs keep together what names the same. */
  readonly references?: readonly string[] | undefined;
  /** The address to which it comes back when it can't be delivered, where that is not the sender's. */
  readonly returnPath?: string | undefined;
  /** An address that ends the subscription when it is posted to (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** The page where whoever gets such mails switches them off. */
  readonly choice?: string | undefined;
  /** Written by the program itself, by itself or ('replied') because somebody wrote to it: nobody's holiday answers it (RFC 3834). */
  readonly automatic?: boolean | 'replied';
}

export interface Person {
  readonly name: string;
  readonly address: string;
}

/** The key by which the receivers' servers know that a mail is from this church (RFC 6376). */
export interface Dkim {
  readonly selector: string;
  readonly privateKey: string;
}

export interface Composer {
  /** The Message-ID of what has this id here. */
  messageId(id: string): string;
  /** The finished mail. Throws `BadAddress` when nobody can be reached by such an address. */
  compose(id: string, to: Person, rendered: RenderedMail): Promise<SealedMail>;
}

/**
 * Makes mails out of what templates render. A header can't be forged through it: names, subjects and addresses go in as data, without any sign
 * that ends a line, and an address is one address or none.
 */
export function createComposer(from: Person, dkim: Dkim | undefined): Composer {
  const address = wireAddress(from.address);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    // A template never names a file or an address to be fetched, and if it did, nothing would be.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim
      ? {
          dkim: {
            domainName: domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: SIGNED,
          },
        }
      : {}),
  });
  const sender = personOf(from);
  const messageId = (id: string): string => `<${id}@${domain}>`;
  return {
    messageId,
    compose: async (id, to, rendered) => {
      const {
        subject,
        html,
        text,
        replyTo,
        references = [],
        returnPath,
        unsubscribe,
        choice,
        automatic,
      } = rendered;
      const recipient = personOf(to);
      const { message } = await writer.sendMail({
        from: sender,
        to: recipient,
        ...(replyTo ? { replyTo: personOf(replyTo) } : {}),
        subject: oneLine(subject),
        text,
        html,
        messageId: messageId(id),
        ...(references.length > 0 ? { references: [...references], inReplyTo: references.at(-1) } : {}),
        headers: {
          ...(unsubscribe
            ? {
                'List-ID': `<${LIST}.${domain}>`,
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
          ...(choice ? { 'List-Unsubscribe': `<${choice}>` } : {}),
          ...(automatic === 'replied' ? REPLIED : automatic ? GENERATED : {}),
        },
      });
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not written as a whole.');
      const sentFrom = wireAddress(returnPath ?? sender.address);
      return { id, message, envelope: { from: sentFrom, to: wireAddress(recipient.address) } };
    },
  };
}

/** Reads `Name <address>` or a bare address, as settings give it. */
export function personFrom(text: string): Person {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+)>?\s*$/.exec(text) ?? [];
  return { name, address };
}

/** A person whose name is one line, and whose address is one address. Throws BadAddress. */
function personOf({ name, address }: Person): Person {
  wireAddress(address);
  return { name: oneLine(name), address };
}

/** What begins a word that mail programs decode (RFC 2047), in quotes too: somebody who types one would say there what nobody can read before. */
const ENCODED = /=(?=\?)/g;

const oneLine = (text: string): string =>
  withoutDisguise(text.toWellFormed())
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(ENCODED, '= ')
    .trim();
