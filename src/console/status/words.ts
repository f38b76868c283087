import { translations } from '#lib/translations.ts';

/** The words of the status page; its sentences come from the server, which mails them too. */
export const STATUS = translations({
  en: {
    heading: 'Status',
    lookAgain: 'Look again',
    looked: (at: string) =>
      `Looked at just now, ${at}. What cannot wait comes to you by mail, at most once a day.`,
    grade: { bad: 'Cannot wait:', warn: 'Waits for a hand:', info: 'To be known:', ok: 'Well:' },
    lines: 'What was looked at',
    since: (at: string) => `since ${at}`,
    wrong: 'Wrong today',
    /** Without failures. */
    noticed: 'Noticed today',
    grouped: 'grouped',
    times: (sentence: string, times: number) => (times === 1 ? sentence : `${sentence} (${times} times)`),
    when: (first: string, last: string) => (first === last ? first : `first ${first}, last ${last}`),
    slowest: 'Took longest today',
    /** For few responses. */
    slow: (count: number, worst: string) =>
      `${count === 1 ? 'asked for once' : `asked for ${count} times`}, the longest ${worst}`,
    slowOften: (count: number, p95: string, worst: string) =>
      `asked for ${count.toLocaleString('en')} times, 95 of 100 within ${p95}, the longest ${worst}`,
    ms: (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`),
    copies: 'Copies of the program',
    copy: (version: string, since: string, seen: string) =>
      `version ${version}, since ${since}, last heard of ${seen}`,
    backUpNow: 'Make a copy now',
    failedBackUp: 'No copy is being made.',
    failed: 'The status could not be looked at.',
  },
});
