import type { Check, Finding } from '#kinds/checks/finding.ts';
import { dashedDay } from '#lib/dates.ts';
import { translations } from '#lib/translations.ts';

/** The texts of a finding: where and what, and why it matters. */
interface Said {
  readonly what: (finding: Finding) => string;
  readonly why?: (finding: Finding) => string;
}

const quoted = ({ quote }: Finding): string =>
  `“${quote.length > 60 ? `${quote.slice(0, 58).trim()}…` : quote}”`;
const SEARCH = () => 'It looks alike, and is not found by search.';

const COMMENTS: Readonly<Record<Check, Said>> = {
  picture: {
    what: ({ about }) =>
      about === undefined
        ? 'The picture has no description.'
        : `The picture of “${about}” has no description.`,
  },
  heading: {
    what: ({ about = '' }) => {
      const [before, level] = about.split(' ');
      return before === '0'
        ? `The first heading is Heading ${level}.`
        : `Heading ${before} is followed by Heading ${level}.`;
    },
    why: () => 'People who listen to a page find their way by its headings.',
  },
  linkWords: {
    what: (finding) => `${quoted(finding)} does not say where it leads.`,
    why: ({ about }) =>
      about ? `It leads to: ${about}` : 'Read alone, the words of a link should say where it leads.',
  },
  bareAddress: {
    what: (finding) => `An address in the text: ${quoted(finding)}`,
    why: () => 'Read out, it is spelt letter by letter.',
  },
  deadLink: {
    what: (finding) => `${quoted(finding)} leads nowhere.`,
    why: ({ about = '' }) => `There is no page at ${about}`,
  },
  noYear: {
    what: (finding) => `${quoted(finding)} has no year.`,
    why: () => 'The story may be read in ten years.',
  },
  past: {
    what: (finding) =>
      finding.about === 'toCome'
        ? `${quoted(finding)} is described as still to come.`
        : `It begins in the past: ${dashedDay(finding.quote)}.`,
    why: ({ about }) => (about === 'toCome' ? 'That day is over.' : ''),
  },
  noPlace: { what: () => 'The event has no place.' },
  paper: {
    what: () => 'The PDF has no text that can be read out or found.',
    why: () => 'Its pages are pictures of words. Save it as PDF from where it was written.',
  },
  longSentence: {
    what: ({ about }) => `A sentence has ${about} words.`,
    why: (finding) => `${quoted(finding)} Up to 25 are easy to follow.`,
  },
  capitals: {
    what: (finding) => `Every letter is a capital: ${quoted(finding)}`,
    why: () => 'Read out, it is spelt letter by letter.',
  },
  oldFont: {
    what: (finding) => `${quoted(finding)} looks like an old font.`,
    why: () => 'Other devices show these letters as nonsense. Please type it in Unicode.',
  },
  wrongLetters: {
    what: (finding) =>
      finding.about === 'nought'
        ? `${quoted(finding)}: a zero in the place of a letter.`
        : `${quoted(finding)} has the wrong letters.`,
    why: ({ about }) => (about === 'nought' ? SEARCH() : ''),
  },
  mixedScripts: {
    what: (finding) => `${quoted(finding)}: a letter in it is ${finding.about}.`,
    why: SEARCH,
  },
  doubleSign: { what: (finding) => `${quoted(finding)}: one letter bears two vowel signs.`, why: SEARCH },
  strayJoiner: {
    what: (finding) => `${quoted(finding)}: there is a sign in it that nobody sees.`,
    why: SEARCH,
  },
  mixedDigits: { what: (finding) => `${quoted(finding)}: its digits are of two scripts.`, why: SEARCH },
  longSubject: {
    what: ({ about }) => `The subject has ${about} characters.`,
    why: () => 'A phone shows about 40.',
  },
  hiddenStory: {
    what: (finding) => `${quoted(finding)} is not public.`,
    why: () => 'It was withdrawn or deleted. The newsletter is not sent with it.',
  },
};

const things = (n: number): string => (n === 1 ? '1 point to check' : `${n} points to check`);

/** The words of the checks before publication. */
export const CHECK_WORDS = translations({
  en: {
    heading: { record: 'Checks before publishing', newsletter: 'Checks before sending' },
    said: COMMENTS,
    things,
    told: (open: number, mended: number) =>
      `${things(open)}${mended > 0 ? `, ${mended} fixed` : ''}. You can go on all the same.`,
    nothing: 'No problems found.',
    allMended: (n: number) => `No problems left: ${n} fixed.`,
    write: (words: string) => `Write ‘${words}’`,
    makeHeading: (level: string) => `Make it Heading ${level}`,
    mendIt: 'Fix',
    takeOut: 'Remove it',
    addPlace: 'Add the place',
    show: 'Show',
    showName: (what: string) => `Show: ${what}`,
    leave: 'Ignore',
    leaveName: (what: string) => `Ignore: ${what}`,
    left: 'Ignored from now on.',
    look: 'Look',
    mended: (words: string) => `Fixed: ${words}`,
    undo: 'Undo',
    undoName: (what: string) => `Undo: ${what}`,
    looking: 'Checking links…',
    notLooked: 'Links could not be checked just now.',
    everythingElse: 'Everything else was checked. You can save it.',
    foot: 'Checked as you type. Ignored points stay ignored.',
    leaveFailed: 'That could not be saved. It is ignored only until you close this form.',
  },
});
