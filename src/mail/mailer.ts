import { LANGUAGES, type Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import { USUAL_PRAYER_HOUR } from '#lib/prayerHours.ts';
import type { Settings } from '#settings/settings.ts';
import { type Colleague, colleague } from '#store/accounts/staff.ts';
import { commentsToSend } from '#store/authorMail/commented.ts';
import { decisionsFor } from '#store/authorMail/decided.ts';
import { languageOfAddress } from '#store/dashboard/language.ts';
import type { Db } from '#store/database/db.ts';
import { threadDigest } from '#store/inbox/threadDigest.ts';
import { isThreadKind, type ThreadKind } from '#store/inbox/threadKinds.ts';
import { replyToSend } from '#store/inbox/threadMessages.ts';
import { messageToForward } from '#store/inbox/threads.ts';
import type { DueMail } from '#store/mailQueue/mail.ts';
import { mailSecret } from '#store/mailQueue/mailSecret.ts';
import { newsletterContent } from '#store/newsletter/newsletterContent.ts';
import { breachLetter } from '#store/privacy/breachLetter.ts';
import { reviewDigest } from '#store/reviewMail/reviewDigest.ts';
import { failureToReport } from '#store/schedule/failed.ts';
import { ACCOUNT_MAILS } from './accountMails.ts';
import { BadAddress } from './address.ts';
import { alarmMail } from './alarm.ts';
import { breachMail } from './breachMail.ts';
import { commentedMail } from './commented.ts';
import { type Composer, createComposer, type Person, personFrom, type RenderedMail } from './compose.ts';
import { prayerConfirmMail } from './dailyPrayer.tsx';
import { readDkim } from './dkim.ts';
import { fileTransport, mailFolder } from './files.ts';
import type { MailForMany } from './forMany.ts';
import { addMailTexts } from './languages/addMailTexts.ts';
import { greetingName } from './mailServer.ts';
import { newsletterMail } from './newsletter.tsx';
import { confirmMail, enquiryMail, orderMail, receivedMail, testMail } from './personalMails.tsx';
import { planFailedMail } from './planFailed.ts';
import { createPrayerMails } from './prayerMails.ts';
import { replyMail } from './reply.tsx';
import { type ReturnAddresses, returnAddresses } from './returnAddress.ts';
import { decidedMail } from './review.tsx';
import { reviewDigestMail as drawWaiting } from './reviewDigest.tsx';
import { type Church, churchIn } from './Sheet.tsx';
import { type Patience, smtpTransport } from './smtp.ts';
import { threadDigestMail } from './threadDigest.tsx';
import type { SealedMail, Transport } from './transport.ts';

/** The template that forwards a visitor's first message, by its kind. */
const FIRST_MAILS: Record<ThreadKind, typeof enquiryMail> = { enquiry: enquiryMail, order: orderMail };

/** Everything that sending mail needs. */
export interface Mailer {
  readonly church: Church;
  readonly transport: Transport;
  /** The folder of mails that are written as files without a mail server; it may still hold some from before one was configured. */
  readonly folder: string;
  readonly composer: Composer;
  readonly from: Person;
  readonly pace: number | undefined;
  /** The address of the mailbox that receives bounces and replies; undefined when none is configured. */
  readonly mailbox: string | undefined;
  /** The IMAP address of that mailbox. */
  readonly imapUrl: string | undefined;
}

/** Creates the mailer from the settings: to a mail server, or into files. `patience`: timeouts for the server other than the usual ones. */
export function openMailer(
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
): Mailer {
  const { smtpUrl, mailFrom, dataDir, organisation, publicUrl, mailPace, dkimSelector, dkimKeyFile } =
    settings;
  const from = personFrom(mailFrom);
  addMailTexts();
  const folder = mailFolder(dataDir);
  return {
    church: { organisation, publicUrl },
    folder,
    transport:
      smtpUrl === undefined
        ? fileTransport(folder)
        : smtpTransport(smtpUrl, { name: greetingName(publicUrl, from.address), patience }),
    composer: createComposer(from, readDkim(dkimSelector, dkimKeyFile)),
    from,
    pace: mailPace,
    mailbox: settings.mailReturn,
    imapUrl: settings.imapUrl,
  };
}

/** Creates the function that renders queued mails. A newsletter is rendered once for each language and cached while it is being sent. */
export function createWriter(
  db: Db,
  { church, composer, mailbox }: Pick<Mailer, 'church' | 'composer' | 'mailbox'>,
  now: () => Date,
) {
  let kept = { id: '', mails: new Map<Language | undefined, Promise<MailForMany | null>>() };

  async function newsletterOf(id: string, wished: string | undefined): Promise<MailForMany | null> {
    if (kept.id !== id) kept = { id, mails: new Map() };
    const { mails } = kept;
    const language = LANGUAGES.find((one) => one === wished);
    const mail =
      mails.get(language) ??
      newsletterContent(db, id, language).then(
        (content) => content && newsletterMail(churchIn(church, language), id, content),
      );
    mails.set(language, mail);
    // A newsletter that could not be read is read again next time.
    mail.catch(() => mails.delete(language));
    return mail;
  }

  const prayerOf = createPrayerMails(db, church, now);
  const confirms = new Map<string, ReturnType<typeof confirmMail>>();
  const confirmIn = (language = ''): ReturnType<typeof confirmMail> => {
    const made = confirms.get(language) ?? confirmMail(churchIn(church, language));
    confirms.set(language, made);
    return made;
  };
  let addresses: ReturnAddresses | undefined;
  async function ownAddresses(): Promise<ReturnAddresses | undefined> {
    if (mailbox !== undefined) addresses ??= returnAddresses(mailbox, await mailSecret(db));
    return addresses;
  }

  /** The headers that put a mail into its thread, and the address for replies. */
  async function threadOf(
    kind: ThreadKind,
    id: string,
  ): Promise<Pick<RenderedMail, 'references' | 'replyTo'>> {
    const address = (await ownAddresses())?.of(kind, id);
    const name = church.organisation.name;
    return { references: [composer.messageId(id)], ...(address ? { replyTo: { name, address } } : {}) };
  }

  /** The church in the language of the colleague who has this address, or is to have it by this link. */
  const speakingTo = async (address: string, link?: string): Promise<Church> =>
    churchIn(church, (await languageOfAddress(db, address, link)) ?? undefined);

  /** The text and recipient of a mail; null when its record no longer exists. */
  async function render(mail: DueMail): Promise<{ to: Person; says: RenderedMail } | null> {
    const { template, data, mailKey } = mail;
    const to = mail.to ?? office(church.organisation);
    const id = data.id ?? '';
    switch (template) {
      case 'newsletter': {
        const newsletter = mail.newsletterId && (await newsletterOf(mail.newsletterId, data.language));
        return newsletter && mailKey ? { to, says: newsletter(mailKey, to.address) } : null;
      }
      case 'enquiry':
      case 'order': {
        const first = await messageToForward(db, template, id);
        if (!first) return null;
        const asked = first.diocese ? { name: '', address: first.diocese } : to;
        const officeAddress = (await ownAddresses())?.of(`office_${template}`, id);
        const says = FIRST_MAILS[template](church, first, officeAddress);
        return { to: asked, says: { ...says, references: [composer.messageId(id)] } };
      }
      case 'letters': {
        const digest = await threadDigest(db, data);
        const asked = digest?.diocese ? { name: '', address: digest.diocese } : to;
        return digest && { to: asked, says: threadDigestMail(church, digest) };
      }
      case 'received': {
        const kind = isThreadKind(data.kind) ? data.kind : 'enquiry';
        return {
          to,
          says: { ...receivedMail(churchIn(church, data.language)), ...(id ? await threadOf(kind, id) : {}) },
        };
      }
      case 'answer': {
        const reply = await replyToSend(db, id);
        if (!reply) return null;
        const thread = await threadOf(reply.kind, reply.threadId);
        const before = reply.before.map(({ mailId, messageId }) =>
          mailId ? composer.messageId(mailId) : messageId,
        );
        const references = [...(thread.references ?? []), ...before];
        return { to, says: { ...replyMail(churchIn(church, reply.language), reply), ...thread, references } };
      }
      case 'confirm':
        return mailKey ? { to, says: confirmIn(data.language)(mailKey) } : null;
      case 'decided': {
        const decisions = await decisionsFor(db, data.account ?? '', data.records ?? '');
        return (
          decisions && {
            to: personOf(decisions.author),
            says: decidedMail(await speakingTo(decisions.author.email), decisions),
          }
        );
      }
      case 'new_password':
      case 'invitation':
      case 'new_address':
      case 'password_changed':
      case 'address_changed':
      case 'new_device':
      case 'second_key_changed':
      case 'second_key_let_in':
      case 'second_key_lost':
      case 'administrator_made':
      case 'password_given':
        return ACCOUNT_MAILS[template](db, await speakingTo(to.address, data.link), mail, now());
      case 'waiting': {
        const waiting = await reviewDigest(db, data.account ?? '', data.links ?? '', now());
        return (
          waiting && {
            to: personOf(waiting.person),
            says: drawWaiting(await speakingTo(waiting.person.email), waiting),
          }
        );
      }
      case 'alarm': {
        const person = await colleague(db, data.account ?? '');
        if (person?.viewer.role !== 'full_administrator') return null;
        const sentences = JSON.parse(data.sentences ?? '[]') as string[];
        // In the language in which it was recorded, whatever the account has chosen since; older mails have none.
        const speaking = data.language ? churchIn(church, data.language) : await speakingTo(person.email);
        return { to: personOf(person), says: alarmMail(speaking, sentences) };
      }
      case 'breach': {
        const letter = await breachLetter(db, id);
        return letter && { to, says: breachMail(church, to.name, letter, data.parts ?? '') };
      }
      case 'plan_failed': {
        const failure = await failureToReport(db, id, data.account ?? '');
        const person = failure?.person;
        const spoken = person ? await speakingTo(person.email) : church;
        return (
          failure && { to: person ? personOf(person) : to, says: planFailedMail(spoken, failure, !person) }
        );
      }
      case 'commented': {
        const comments = await commentsToSend(db, data);
        return (
          comments && {
            to: personOf(comments.person),
            says: commentedMail(await speakingTo(comments.person.email), comments),
          }
        );
      }
      case 'daily_prayer': {
        const prayer = mailKey && (await prayerOf(data.day, data.language));
        return prayer ? { to, says: prayer(mailKey, to.address) } : null;
      }
      case 'daily_prayer_confirm': {
        const hour = Number(data.hour ?? USUAL_PRAYER_HOUR);
        return mailKey
          ? { to, says: prayerConfirmMail(churchIn(church, data.language), hour, mailKey) }
          : null;
      }
      case 'test':
        return { to, says: testMail(church) };
    }
  }

  return async (mail: DueMail): Promise<SealedMail | null> => {
    const what = await render(mail);
    if (!what) return null;
    const { to, says } = what;
    const returnPath = (await ownAddresses())?.of('bounce', mail.id);
    try {
      return await composer.compose(mail.id, to, says, returnPath);
    } catch (error) {
      // A thread's mail still goes to the office when the visitor's address is not valid, without a Reply-To.
      if (!(error instanceof BadAddress) || !says.replyTo) throw error;
      return composer.compose(mail.id, to, { ...says, replyTo: undefined }, returnPath);
    }
  };
}

/** A colleague's name with their current address. */
const personOf = ({ viewer, email }: Colleague): Person => ({ name: viewer.name, address: email });

const office = ({ name, email }: Readonly<Organisation>): Person => ({ name, address: email });
