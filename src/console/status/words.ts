import { translations } from '#lib/translations.ts';

/** The words of the status page; its sentences come from the server, which mails them too. */
export const STATUS = translations({
  en: {
    heading: 'Status',
    lookAgain: 'Check again',
    looked: (at: string) =>
      `Checked just now, ${at}. What is urgent comes to you by mail, at most once a day.`,
    grade: { bad: 'Urgent:', warn: 'Needs attention:', info: 'Note:', ok: 'OK:' },
    lines: 'What was checked',
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
    backUpNow: 'Back up now',
    failedBackUp: 'No backup is being made.',
    failed: 'The status could not be checked.',
  },
});
