import type { PlannedAct } from '#kinds/schedule.ts';
import { translations } from '#lib/translations.ts';

type Acts = Readonly<Record<PlannedAct, string>>;

/** The words of scheduled changes. */
export const SCHEDULE = translations({
  en: {
    heading: 'Schedule',
    wished: (act: PlannedAct, hour: string): string =>
      `${({ publish: 'Publishing requested', withdraw: 'Removal requested', change: 'Change requested' } satisfies Acts)[act]} for ${hour}: the office decides.`,
    sentBack: (name: string): string => `${name} has sent the change back:`,
    failed: (act: PlannedAct, hour: string): string =>
      `${({ publish: 'It could not be published', withdraw: 'It could not be removed', change: 'The change could not be published' } satisfies Acts)[act]} on ${hour}.`,
    by: (name: string): string => `Scheduled by ${name}.`,
    asked: (name: string): string => `Requested by ${name}.`,
    until: 'Until then readers see it as it is.',
    nobody: 'Until then it stays hidden everywhere.',
    publish: 'Schedule publishing',
    withdraw: 'Schedule removal',
    change: 'Schedule this change',
    wish: 'Ask for a publishing time',
    ask: 'Ask for it',
    take: 'Publish it then',
    takeOf: (title: string): string => `Publish it then: ${title}`,
    withSave: 'It is scheduled when you save.',
    savedWithHour: 'Saved. It is scheduled.',
    savedWithoutHour:
      'It is saved, and nobody sees it yet. It could not be scheduled: open it and choose a time.',
    another: 'Another time',
    now: 'Publish now',
    drop: 'Cancel schedule',
    goOn: 'Continue with the change',
    mend: 'Fix',
    throwAway: 'Discard',
    putIn: 'It is in the form. Check it, and save it or schedule it again.',
    titles: {
      publish: 'Schedule publishing',
      withdraw: 'Schedule removal',
      change: 'Schedule this change',
    } satisfies Acts,
    save: 'Schedule',
    replace: 'Schedule this one instead',
    replaces: (hour: string): string =>
      `A change is already scheduled for ${hour}. This one takes its place, and the other is lost.`,
    cancel: 'Cancel',
    over: {
      title: 'A change of the same is scheduled',
      touches: (hour: string, fields: string): string =>
        `A change scheduled for ${hour} touches what you have changed now: ${fields}.`,
      why: 'What was written last is never overwritten unasked, so it would not be published.',
      keep: 'Save, and keep the schedule',
      drop: 'Save, and cancel the schedule',
      failed: 'It is saved. The scheduled change could not be kept: see below the fields.',
    },
    saved: 'Scheduled',
    moved: 'Moved',
    done: 'Done',
    dropped: 'Schedule cancelled',
    noHour: 'Please choose a day and a time.',
    suggestions: 'Other times',
    failedTo: {
      list: 'The schedule could not be loaded.',
      save: 'It could not be scheduled. What you typed is still here.',
      do: 'That did not work. Everything is as it was.',
    },
  },
});
