import { momentInWords } from './dayNames.ts';
import type { Organisation } from './organisation.ts';
import { translations, wordsIn } from './translations.ts';

/** The categories of personal data that a breach can affect, in the order of the form. */
export const BREACH_PARTS = [
  'accounts',
  'links',
  'sign_ins',
  'people',
  'subscribers',
  'enquiries',
  'orders',
  'mails',
  'files',
] as const;
export type BreachPart = (typeof BREACH_PARTS)[number];

/** Categories for which the affected period can be limited by date. */
export const DATED_PARTS: readonly BreachPart[] = ['sign_ins', 'enquiries', 'orders', 'mails'];

/** The free texts of the report; each appears in a letter. */
export const BREACH_TEXTS = ['happened', 'cause', 'consequences', 'done', 'advice'] as const;
export type BreachText = (typeof BREACH_TEXTS)[number];
/** The texts required for the letter to a person (rule 7 of 2025). */
export const TOLD_TO_PERSONS = ['happened', 'consequences', 'done', 'advice'] as const satisfies BreachText[];
export const BREACH_TEXT_MAX = 4000;
export const BREACH_NAME_MAX = 120;

/** Hours after discovery within which the Board must have the details (rule 7). */
export const BOARD_HOURS = 72;

/** The facts of a breach. Moments are ISO 8601; null: not known yet, or not over. */
export interface BreachFacts extends Readonly<Record<BreachText, string>> {
  readonly parts: readonly BreachPart[];
  readonly from: string | null;
  readonly until: string | null;
  readonly noticed: string | null;
}

/** The facts for the letter to a person: without the cause, which may accuse someone. */
export type PersonFacts = Pick<BreachFacts, (typeof TOLD_TO_PERSONS)[number] | 'from' | 'until'>;

/** Additional facts for the Board. */
export interface BreachCounts {
  readonly people: number;
  /** How many people have been notified, and when the last of them was. */
  readonly told: number;
  readonly toldAt: string | null;
}

/** A section of a letter. */
export interface LetterPart {
  readonly heading: string;
  readonly text: string;
}
export interface BreachLetter {
  readonly subject: string;
  readonly opening: string;
  readonly parts: readonly LetterPart[];
}

const people = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'}`;

/** The words of the two letters and of the data categories, shared by console and mails. A lawyer has to read them (docs/data.md). */
export const BREACH = translations({
  en: {
    parts: {
      accounts: 'Accounts of the console',
      links: 'Invitations and links for a new password',
      sign_ins: 'Sign-ins',
      people: 'Lists of clergy, officers and staff',
      subscribers: 'Subscribers to the newsletter',
      enquiries: 'Letters to the office and the dioceses',
      orders: 'Orders of books',
      mails: 'Mails sent by this program',
      files: 'Pictures and papers',
    } satisfies Record<BreachPart, string>,
    /** What each category contains about a person: in the letters, and in the register of where data are sent. */
    data: {
      accounts: 'name, mail address and number, and the password in a form from which it cannot be read',
      links: 'a link by which a password could be set',
      sign_ins: 'when and with what device somebody signed in',
      people: 'name, office, postal address, mail address and numbers',
      subscribers: 'name, mail address, number where it was given, and when the newsletter was asked for',
      enquiries: 'name, mail address, letters and our answers',
      orders: 'name, mail address, number and postal address, and what was ordered',
      mails: 'name, mail address and text of mails that were sent',
      files: 'pictures and papers',
    } satisfies Record<BreachPart, string>,
    unknown: 'We are still finding out.',
    span: (from: string, until: string) =>
      from && until
        ? `From ${from} to ${until}.`
        : from
          ? `From ${from}; when it ended is not known yet.`
          : until
            ? `Until ${until}; when it began is not known yet.`
            : 'When exactly is not known yet.',
    person: {
      subject: (shortName: string) => `${shortName}: something has happened to data about you`,
      opening: (name: string) =>
        `We have to tell you that data about you, which the ${name} keeps, may have come into other hands, or may have been changed or lost.`,
      happened: 'What has happened',
      when: 'When',
      data: 'What data about you',
      consequences: 'What it may mean for you',
      done: 'What we have done',
      advice: 'What you can do',
      ask: 'Whom to ask',
      answers: (name: string, email: string, phones: string) =>
        `${name} answers your questions: ${[email, phones].filter(Boolean).join(', ')}. You can also complain to the Data Protection Board of India.`,
    },
    board: {
      subject: (name: string) => `Personal data breach: ${name}`,
      opening: (name: string) =>
        `To the Data Protection Board of India. The ${name} tells the Board of a breach of personal data (section 8 (6) of the Digital Personal Data Protection Act 2023, rule 7 of 2025).`,
      nature: 'Nature and extent',
      when: 'When and where',
      where: (noticed: string, place: string) =>
        `${noticed ? `It was noticed on ${noticed}. ` : ''}Data of the website and console of ${place}.`,
      data: 'Data and people concerned',
      concerned: (count: number) => `${people(count)} are known to be concerned.`,
      impact: 'Likely impact',
      cause: 'Events, circumstances and reasons; findings about who caused it',
      measures: 'What was done and will be done',
      told: 'What the people concerned were told',
      toldSo: (told: number, all: number, at: string) =>
        told === 0
          ? 'They have not been told by letter yet.'
          : `${people(told)} of ${all.toLocaleString('en-IN')} were told by letter, the last on ${at}.`,
      advised: (advice: string) => `They were advised: ${advice}`,
      ask: 'Who answers for it',
    },
  },
});

const moment = (at: string | null): string => (at ? momentInWords(new Date(at)) : '');
const listed = (parts: readonly string[]): string => parts.map((part) => `– ${part}`).join('\n');

/** The contact for questions: the privacy contact, or else the office. */
const answering = ({ privacy, name, email }: Organisation) => ({
  name: [privacy?.name, name].filter(Boolean).join(', '),
  email: privacy?.email ?? email,
});

/** The letter to a person affected in these categories. */
export function personLetter(
  facts: PersonFacts,
  parts: readonly BreachPart[],
  organisation: Organisation,
): BreachLetter {
  const { person: w, data, span, unknown } = wordsIn(BREACH, 'en');
  const contact = answering(organisation);
  const told = BREACH_PARTS.filter((part) => parts.includes(part)).map((part) => data[part]);
  return {
    subject: w.subject(organisation.shortName),
    opening: w.opening(organisation.name),
    parts: [
      { heading: w.happened, text: facts.happened || unknown },
      { heading: w.when, text: span(moment(facts.from), moment(facts.until)) },
      { heading: w.data, text: listed(told) || unknown },
      { heading: w.consequences, text: facts.consequences || unknown },
      { heading: w.done, text: facts.done || unknown },
      { heading: w.advice, text: facts.advice || unknown },
      { heading: w.ask, text: w.answers(contact.name, contact.email, organisation.phones.join(', ')) },
    ],
  };
}

/** The letter to the Data Protection Board: the immediate notice, and the details due within 72 hours. */
export function boardLetter(
  facts: BreachFacts,
  counts: BreachCounts,
  organisation: Organisation,
): BreachLetter {
  const { board: w, parts, span, unknown } = wordsIn(BREACH, 'en');
  const contact = answering(organisation);
  const touched = facts.parts.map((part) => parts[part]);
  const place = [organisation.name, ...organisation.address].join(', ');
  return {
    subject: w.subject(organisation.name),
    opening: w.opening(organisation.name),
    parts: [
      { heading: w.nature, text: facts.happened || unknown },
      {
        heading: w.when,
        text: `${span(moment(facts.from), moment(facts.until))} ${w.where(moment(facts.noticed), place)}`,
      },
      { heading: w.data, text: `${listed(touched) || unknown}\n${w.concerned(counts.people)}` },
      { heading: w.impact, text: facts.consequences || unknown },
      { heading: w.cause, text: facts.cause || unknown },
      { heading: w.measures, text: facts.done || unknown },
      {
        heading: w.told,
        text: [
          w.toldSo(counts.told, counts.people, moment(counts.toldAt)),
          ...(facts.advice ? [w.advised(facts.advice)] : []),
        ].join(' '),
      },
      {
        heading: w.ask,
        text: [contact.name, contact.email, ...organisation.phones].join(', '),
      },
    ],
  };
}

/** A letter as plain text, to be copied into a mail or a form. */
export const letterAsText = ({ subject, opening, parts }: BreachLetter): string =>
  [subject, opening, ...parts.map(({ heading, text }) => `${heading}\n${text}`)].join('\n\n');
