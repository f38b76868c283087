import { translations } from '#lib/translations.ts';

/** The words about who else is in a form, and what they have saved meanwhile. */
export const TOGETHER = translations({
  en: {
    and: ' and ',
    areIn: (count: number) => (count === 1 ? ' is in this form too' : ' are in this form too'),
    since: (when: string) => `, since ${when}`,
    writesIn: (field: string) => ` Now in: ${field}.`,
    isHere: (name: string) => `${name} is here`,
    changedSince: (when: string, fields: string) => `Changed since you looked (${when}): ${fields}.`,
    changedBy: (names: string) => `By ${names}.`,
    others: { unit: 'the unit', activated: 'whether it is active' },
    hasLeft: (names: string) => `${names} left the form.`,
    saved: (name: string, when: string) => `${name} saved this ${when}, while you had it open.`,
    somebody: 'Somebody',
    untouched: 'What you typed is untouched. Nothing is overwritten.',
    show: 'Show',
  },
});

/** The words of comments on a record. */
export const COMMENTS = translations({
  en: {
    heading: 'Comments',
    nothing: 'No comments yet.',
    counted: (open: number, done: number) =>
      [open > 0 || done === 0 ? `${open} open` : '', done > 0 ? `${done} done` : '']
        .filter(Boolean)
        .join(', ') + '.',
    seenBy: 'The office and the unit see them; they are never on the site.',
    thread: (by: string) => `Comment by ${by}`,
    you: 'You',
    office: 'Office',
    say: 'Add a comment',
    sayIt: 'Post',
    said: 'Posted',
    mailTo: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} gets it by mail too.` : `${names.length} people get it by mail too.`,
    notAbout: 'It is not about these words',
    nothingTyped: 'Please write something.',
    answer: 'Answer',
    answerTo: (name: string) => `Your answer to ${name}`,
    done: 'Done',
    isDone: 'Done',
    openAgain: 'Open again',
    isOpen: 'Open again',
    show: 'Show',
    takeBack: 'Delete',
    isTakenBack: 'Deleted',
    one: (by: string, text: string) => `${by}: ${text}`,
    some: (count: number) => `${count} comments are waiting for you.`,
    read: 'Read and answer',
    tryAgain: 'Try again',
    failed: {
      list: 'The comments could not be fetched.',
      say: 'It was not posted. What you typed is still here.',
      act: 'That did not work. Everything is as it was.',
    },
  },
});
