import type { Language } from './language.ts';
import type { Organisation } from './organisation.ts';
import { type Retention, retentionOf } from './retention.ts';
import { translations, wordsIn } from './translations.ts';

/** The forms in which visitors submit personal data. */
export const NOTICE_FORMS = ['subscribe', 'prayer', 'device', 'letter', 'order'] as const;
export type NoticeForm = (typeof NOTICE_FORMS)[number];

interface NoticeText {
  /** The form's name on the privacy page. */
  readonly title: string;
  /** The line below the form. */
  readonly short: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: (kept: Retention) => string;
  readonly withdraw: string;
}

/**
 * The privacy notice next to each form: what is asked for, why, how long it is kept and how to withdraw it (India's DPDP Act 2023, section 5, and
 * rule 3 of 2025). A lawyer of the church has to read it; docs/data.md lists the other tasks.
 */
export const NOTICES = translations({
  en: {
    subscribe: {
      title: 'The newsletter',
      short: 'We keep this to send you the newsletter, until you unsubscribe.',
      what: 'Your name, your mail address and, if you give it, your mobile number; when and on which page you subscribed; and your network as a number that tells nobody where you are.',
      why: 'To send you the newsletter, to know that it was you who asked for it, and for nothing else.',
      howLong: ({ unconfirmed }) =>
        `Until you unsubscribe. That you have left is kept, so that we do not write to you again. ${
          unconfirmed === 'never'
            ? 'If you do not confirm it, until you ask us to erase it.'
            : `If you do not confirm it, it ends by itself after ${unconfirmed} months.`
        }`,
      withdraw: 'Press ‘Unsubscribe’ in any of our letters, then the button: it is as short as subscribing.',
    },
    prayer: {
      title: 'Each day’s prayer by mail',
      short: 'We keep this to send you each day’s prayer, until you unsubscribe.',
      what: 'Your mail address, the hour and the language that you choose; when and on which page you asked for it; and your network as a number that tells nobody where you are.',
      why: 'To send you the day’s prayer, to know that it was you who asked for it, and for nothing else.',
      howLong: ({ unconfirmed }) =>
        unconfirmed === 'never'
          ? 'Until you unsubscribe. What is left then, or if you do not confirm it, is kept until you ask us to erase it.'
          : `Until you unsubscribe. What is left then, or if you do not confirm it, ends by itself after ${unconfirmed} months.`,
      withdraw: 'Press ‘Unsubscribe’ in any of these mails, then the button: it is as short as subscribing.',
    },
    device: {
      title: 'Each day’s prayer on a device',
      short: 'We keep the address that your browser makes for this, until you end it.',
      what: 'The address and the keys that your browser makes for this website, the hour and the language that you choose, and when you asked for it. They do not say who you are.',
      why: 'To show you the day’s prayer, and for nothing else. It passes through the push service of your browser’s maker, encrypted: only your device can read it.',
      howLong: () => 'Until you end it, your browser ends it, or the device cannot be reached for 30 days.',
      withdraw:
        'Press ‘No more on this device’ where you began it, or take the permission back in your browser’s settings.',
    },
    letter: {
      title: 'Writing to us',
      short: 'We keep this to answer you, and give it to nobody else.',
      what: 'Your name, your mail address and what you write, and what we answer.',
      why: 'To answer you, or to mend the mistake that you tell us of. The office or the diocese that you write to reads it.',
      howLong: ({ enquiries }) =>
        enquiries === 'never'
          ? 'For as long as it may be asked about again; sooner if you ask us to erase it.'
          : `Until ${enquiries} months after your letter has been dealt with; sooner if you ask us to erase it.`,
      withdraw: 'Write to us, and we erase it.',
    },
    order: {
      title: 'Ordering a book',
      short: 'We keep this to send you the book, and give it to nobody else.',
      what: 'Your name, mail address, mobile number and postal address, what you order and what you write.',
      why: 'To send you what you order, and to ask you about it.',
      howLong: ({ orders }) =>
        `${
          orders === 'never'
            ? 'For as long as accounts have to be kept'
            : `Until ${orders} months after your order has been dealt with, as accounts are kept`
        }; what is not needed for them sooner, if you ask us to erase it.`,
      withdraw: 'Write to us before it is sent, and the order ends.',
    },
    all: {
      see: 'You can ask what we keep of you, have it put right and have it erased. We answer within 90 days.',
      responsible: (name: string, address: string, email: string) =>
        `Responsible: ${[name, address].filter(Boolean).join(', ')}. Write to ${email}.`,
      board: 'If we do not help you, you can complain to the Data Protection Board of India.',
      child: 'If you are under 18, ask your parents to send the form for you.',
    },
  } satisfies Record<NoticeForm, NoticeText> & Record<'all', object>,
});

/** The words of a form's notice. */
export const noticeWords = (form: NoticeForm, language: Language): NoticeText =>
  wordsIn(NOTICES, language)[form];

/** The data controller, and where to complain. */
export function whoAnswers({ privacy, ...church }: Organisation, language: Language): readonly string[] {
  const words = wordsIn(NOTICES, language).all;
  const name = [privacy?.name, church.name].filter(Boolean).join(', ');
  return [words.responsible(name, church.address.join(', '), privacy?.email ?? church.email), words.board];
}

/** The part common to all forms: rights, contact and where to complain. */
export function noticeOfAll(organisation: Organisation, language: Language): readonly string[] {
  const { see, child } = wordsIn(NOTICES, language).all;
  return [see, ...whoAnswers(organisation, language), child];
}

/** The complete notice of a form, one sentence per line. */
export function wholeNotice(form: NoticeForm, organisation: Organisation, language: Language): string {
  const { title, short, what, why, howLong, withdraw } = noticeWords(form, language);
  const kept = howLong(retentionOf(organisation));
  return [title, short, what, why, kept, withdraw, ...noticeOfAll(organisation, language)].join('\n');
}

/** The version of a notice: a 64-bit hash of its text (FNV-1a, forwards and backwards). */
export function noticeVersion(text: string): string {
  const letters = [...text];
  return [letters, letters.toReversed()].map((all) => fnv(all).toString(16).padStart(8, '0')).join('');
}

const fnv = (letters: readonly string[]): number =>
  letters.reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
