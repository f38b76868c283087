import type { Organisation } from '#lib/organisation.ts';
import type { Settings } from '#settings/settings.ts';
import type { Colleague } from '#store/accounts/staff.ts';
import type { Db } from '#store/database/db.ts';
import { isLetterKind, type LetterKind, letterToForward } from '#store/inbox/letters.ts';
import { lettersTogether } from '#store/inbox/lettersTogether.ts';
import { answerToMail } from '#store/inbox/threads.ts';
import { decisionsFor } from '#store/mail/decided.ts';
import type { DueMail } from '#store/mail/mail.ts';
import { mailSecret } from '#store/mail/mailSecret.ts';
import { waitingMail } from '#store/mail/waitingMails.ts';
import { newsletterContent } from '#store/newsletter/newsletterContent.ts';
import { ACCOUNT_MAILS } from './accountMails.ts';
import { BadAddress } from './address.ts';
import { answerMail } from './answer.tsx';
import { type Composer, createComposer, type Drawn, type Person, personFrom } from './compose.ts';
import { readDkim } from './dkim.ts';
import { fileTransport, mailFolder } from './files.ts';
import { confirmMail, enquiryMail, orderMail, receivedMail, testMail } from './letters.tsx';
import { lettersTogetherMail } from './lettersTogether.tsx';
import { type NewsletterMail, newsletterMail } from './newsletter.tsx';
import { type ReturnAddresses, returnAddresses } from './returnAddress.ts';
import { decidedMail } from './review.tsx';
import type { Church } from './Sheet.tsx';
import { type Patience, smtpTransport } from './smtp.ts';
import type { Letter, Transport } from './transport.ts';
import { waitingMail as drawWaiting } from './waiting.tsx';

/** What goes on to the office, by what the visitor sent. */
const LETTER_MAILS: Record<LetterKind, typeof enquiryMail> = { enquiry: enquiryMail, order: orderMail };

/** All that a running copy needs to send mail. */
export interface Post {
  readonly church: Church;
  readonly transport: Transport;
  /** Where mails are kept as files while there is no mail server; some may be there from such a time. */
  readonly folder: string;
  readonly composer: Composer;
  readonly from: Person;
  readonly pace: number | undefined;
  /** The address of the mailbox to which mails come back and answers are written; undefined: there is none that is read. */
  readonly mailbox: string | undefined;
  /** Where that mailbox is read. */
  readonly imapUrl: string | undefined;
}

/** The post as the settings have it: to a mail server, or into files of the data folder. `patience` with the server, where it is not the usual. */
export function openPost(
  settings: Pick<
    Settings,
    | 'smtpUrl'
    | 'mailFrom'
    | 'dataDir'
    | 'organisation'
    | 'publicUrl'
    | 'mailPace'
    | 'dkimSelector'
    | 'dkimKeyFile'
    | 'mailReturn'
    | 'imapUrl'
  >,
  patience?: Patience,
): Post {
  const { smtpUrl, mailFrom, dataDir, organisation, publicUrl, mailPace, dkimSelector, dkimKeyFile } =
    settings;
  const from = personFrom(mailFrom);
  const folder = mailFolder(dataDir);
  return {
    church: { organisation, publicUrl },
    folder,
    transport: smtpUrl === undefined ? fileTransport(folder) : smtpTransport(smtpUrl, patience),
    composer: createComposer(from, readDkim(dkimSelector, dkimKeyFile)),
    from,
    pace: mailPace,
    mailbox: settings.mailReturn,
    imapUrl: settings.imapUrl,
  };
}

/** Writes the mails that are noted. Newsletters are drawn once and kept while they are sent. */
export function createWriter(
  db: Db,
  { church, composer, mailbox }: Pick<Post, 'church' | 'composer' | 'mailbox'>,
  now: () => Date,
) {
  let drawn: { readonly id: string; readonly mail: Promise<NewsletterMail | null> } | undefined;

  async function newsletterOf(id: string): Promise<NewsletterMail | null> {
    if (drawn?.id !== id) {
      const mail = newsletterContent(db, id).then(
        (content) => content && newsletterMail(church, id, content),
      );
      // What could not be read is asked for again.
      mail.catch(() => {
        drawn = undefined;
      });
      drawn = { id, mail };
    }
    return drawn.mail;
  }

  let confirms: ReturnType<typeof confirmMail> | undefined;
  let addresses: ReturnAddresses | undefined;
  async function ownAddresses(): Promise<ReturnAddresses | undefined> {
    if (mailbox !== undefined) addresses ??= returnAddresses(mailbox, await mailSecret(db));
    return addresses;
  }

  /** By what a mail about a letter belongs to its thread, and to where an answer to it goes. */
  async function threadOf(kind: LetterKind, id: string): Promise<Pick<Drawn, 'references' | 'replyTo'>> {
    const address = (await ownAddresses())?.of(kind, id);
    const name = church.organisation.name;
    return { references: [composer.messageId(id)], ...(address ? { replyTo: { name, address } } : {}) };
  }

  /** What a mail says and to whom; null: what it is about is gone. */
  async function draw(mail: DueMail): Promise<{ to: Person; says: Drawn } | null> {
    const { template, data, mailKey } = mail;
    const to = mail.to ?? office(church.organisation);
    const id = data.id ?? '';
    switch (template) {
      case 'newsletter': {
        const draws = mail.newsletterId && (await newsletterOf(mail.newsletterId));
        return draws && mailKey ? { to, says: draws(mailKey, to.address) } : null;
      }
      case 'enquiry':
      case 'order': {
        const letter = await letterToForward(db, template, id);
        if (!letter) return null;
        const asked = letter.diocese ? { name: '', address: letter.diocese } : to;
        const kept = (await ownAddresses())?.of(`office_${template}`, id);
        const says = LETTER_MAILS[template](church, letter, kept);
        return { to: asked, says: { ...says, references: [composer.messageId(id)] } };
      }
      case 'letters': {
        const letters = await lettersTogether(db, data);
        const asked = letters?.diocese ? { name: '', address: letters.diocese } : to;
        return letters && { to: asked, says: lettersTogetherMail(church, letters) };
      }
      case 'received': {
        const kind = isLetterKind(data.kind) ? data.kind : 'enquiry';
        return { to, says: { ...receivedMail(church), ...(id ? await threadOf(kind, id) : {}) } };
      }
      case 'answer': {
        const answer = await answerToMail(db, id);
        if (!answer) return null;
        const thread = await threadOf(answer.kind, answer.letterId);
        const before = answer.before.map(({ mailId, messageId }) =>
          mailId ? composer.messageId(mailId) : messageId,
        );
        const references = [...(thread.references ?? []), ...before];
        return { to, says: { ...answerMail(church, answer), ...thread, references } };
      }
      case 'confirm':
        confirms ??= confirmMail(church);
        return mailKey ? { to, says: confirms(mailKey) } : null;
      case 'decided': {
        const decisions = await decisionsFor(db, data.account ?? '', data.records ?? '');
        return decisions && { to: personOf(decisions.author), says: decidedMail(church, decisions) };
      }
      case 'new_password':
      case 'invitation':
      case 'new_address':
      case 'password_changed':
      case 'address_changed':
        return ACCOUNT_MAILS[template](db, church, mail, now());
      case 'waiting': {
        const waiting = await waitingMail(db, data.account ?? '', data.links ?? '', now());
        return waiting && { to: personOf(waiting.person), says: drawWaiting(church, waiting) };
      }
      case 'test':
        return { to, says: testMail(church) };
    }
  }

  return async (mail: DueMail): Promise<Letter | null> => {
    const what = await draw(mail);
    if (!what) return null;
    const says = { ...what.says, returnPath: (await ownAddresses())?.of('bounce', mail.id) };
    try {
      return await composer.compose(mail.id, what.to, says);
    } catch (error) {
      // The address that a visitor typed can't be answered; the office gets to read the letter all the same.
      if (!(error instanceof BadAddress) || !says.replyTo) throw error;
      return composer.compose(mail.id, what.to, { ...says, replyTo: undefined });
    }
  };
}

/** Somebody of the office or a unit, at the address that they have now. */
const personOf = ({ viewer, email }: Colleague): Person => ({ name: viewer.name, address: email });

const office = ({ name, email }: Readonly<Organisation>): Person => ({ name, address: email });
