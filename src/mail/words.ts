import type { PlannedAct } from '#kinds/schedule.ts';
import { capital, counted } from '#lib/counted.ts';
import { translations } from '#lib/translations.ts';

/** The texts of mails (AMB-047, AMB-051; look book, mails). */
export const mailWords = translations({
  en: {
    readOn: 'Read on',
    because: (address: string) => `You get this because ${address} is subscribed.`,
    unsubscribe: 'Unsubscribe',
    inTheBrowser: 'read it in the browser',
    textInTheBrowser: 'Read it in the browser',
    press: 'with one press, or',
    readInTheBrowser: 'Read in the browser',
    otherLanguage: 'Get it in another language',
    also: 'Also in this letter',
    furtherStories: (count: number) =>
      count === 1
        ? 'One more story stands on the page of this letter.'
        : `${count} more stories stand on the page of this letter.`,
    readAll: (count: number) => `Read all ${count}`,
    isTest: (subject: string) => `Test: ${subject}`,
    testFoot:
      'This is a test, sent to you alone. The real mail ends with its reader’s own links: to unsubscribe, and to read it in the browser.',
    dear: (name: string) => `Dear ${name},`,
    otherwise: 'If the button does not work, open this address:',
    test: {
      subject: (church: string) => `A test mail of ${church}`,
      heading: 'Mail leaves this server',
      text: 'This is a test mail. Somebody of the office has asked for it in the console.',
    },
    confirm: {
      subject: 'Please confirm your subscription',
      heading: 'One press, and the paper comes to your inbox',
      text: 'Somebody, we hope you, asked for the newsletter to be sent to this address.',
      button: 'Subscribe',
      unasked: 'If you did not ask for it, do nothing: no mail will follow.',
    },
    alarm: {
      subject: (church: string, first: string) => `${church}: ${first}`,
      heading: (count: number) => `${capital(counted(count, 'thing', 'things'))} on the website can’t wait`,
      button: 'Open the status page',
      small: 'Such a mail comes at most once a day. The page says what to do, and whether it still holds.',
    },
    planFailed: {
      subject: (title: string) => `Failed: ${title}`,
      failed: (act: PlannedAct, hour: string) =>
        `${({ publish: 'It could not be published', withdraw: 'It could not be removed from the site', change: 'The change could not be published' } satisfies Record<PlannedAct, string>)[act]} on ${hour}.`,
      sentBack: (title: string) => `Your change was sent back: ${title}`,
      isSentBack: (by: string) => `${by || 'The office'} has sent your change back:`,
      asItWas: 'Everything is as it was, and what you wanted is kept.',
      mend: 'Fix it',
      yours: 'You get this because you scheduled it.',
      office: (by: string) =>
        `The office gets this because ${by || 'whoever scheduled it'} can no longer do it.`,
    },
    commented: {
      subject: (title: string) => `New comment on: ${title}`,
      said: (by: string, quoted: string, text: string) =>
        quoted ? `${by}, about “${quoted}”:\n${text}` : `${by}:\n${text}`,
      answer: 'Answer in the console',
      because: 'You get this because you wrote it, or said something about it.',
    },
    received: {
      subject: (church: string) => `${church} has your message`,
      heading: 'Your message has arrived',
      text: 'Thank you for writing to us. Your message is with the office, which will answer you at this address.',
      unasked:
        'If you did not write to us, somebody has given your address by mistake. No other mail follows.',
    },
    answer: {
      subject: (about: string) => `Re: ${about}`,
      wrote: (day: string) => `You wrote on ${day}`,
      again: 'Answer this mail to write again to the office.',
    },
    enquiry: {
      subject: (about: string) => about,
      label: 'Have any Queries?',
      from: (name: string, address: string) => `${name}, ${address}`,
      answer: 'Answer this mail to write to them.',
      answerKept:
        'Answer this mail to write to them: your answer is kept in the Inbox too. Nothing that is attached goes on to them.',
    },
    letters: {
      subject: (count: number) => `${capital(counted(count, 'letter', 'letters'))} came at once`,
      why: 'So many came within a short time that they go together: not each of them may be from a person. All are kept in the Inbox, where you answer them.',
      open: 'Open the Inbox',
      by: (name: string, day: string) => `${name}, ${day}`,
      more: (count: number) => `${capital(counted(count, 'more is', 'more are'))} in the Inbox.`,
    },
    order: {
      subject: (title: string) => `Order: ${title}`,
      label: 'Order of a book',
      mobile: (number: string) => `Mobile: ${number}`,
      address: 'To be sent to:',
    },
  },
});
