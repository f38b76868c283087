import type { PlannedAct } from '#kinds/schedule.ts';
import { translations } from '#lib/translations.ts';

type Acts = Readonly<Record<PlannedAct, string>>;

/** The words of scheduled changes. */
export const SCHEDULE = translations({
  en: {
    heading: 'At its hour',
    planned: (act: PlannedAct, hour: string): string =>
      `${({ publish: 'Goes on the site', withdraw: 'Comes off the site', change: 'A change comes' } satisfies Acts)[act]} on ${hour}.`,
    wished: (act: PlannedAct, hour: string): string =>
      `${({ publish: 'To go on the site', withdraw: 'To come off the site', change: 'To change' } satisfies Acts)[act]} on ${hour}: the office decides.`,
    waits: (name: string, hour: string): string =>
      `A change by ${name} waits for the office since ${hour}. Until then visitors see it as it was.`,
    sentBack: (name: string): string => `${name} has sent the change back:`,
    failed: (act: PlannedAct, hour: string): string =>
      `${({ publish: 'It could not be put on the site', withdraw: 'It could not be taken off', change: 'The change could not be put on' } satisfies Acts)[act]} on ${hour}.`,
    by: (name: string): string => `${name} planned it.`,
    until: 'Until then readers see it as it is.',
    nobody: 'Nobody finds it before: not in search, not in feeds, not by its address.',
    publish: 'Put on at an hour',
    withdraw: 'Take off at an hour',
    change: 'Save for an hour',
    wish: 'Wish an hour',
    take: 'Put it on then',
    takeOf: (title: string): string => `Put it on then: ${title}`,
    withSave: 'It is planned when you save.',
    savedWithHour: 'Saved. It goes on the site at its hour.',
    savedWithoutHour:
      'It is saved, and nobody sees it yet. The hour could not be planned: open it and choose one.',
    another: 'Another hour',
    now: 'Put it on now',
    drop: 'Plan it no more',
    goOn: 'Go on with the change',
    mend: 'Mend it',
    throwAway: 'Throw away',
    putIn: 'It stands in the form. Look at it, and save it or plan it again.',
    titles: {
      publish: 'On the site at an hour',
      withdraw: 'Off the site at an hour',
      change: 'This change at an hour',
    } satisfies Acts,
    save: 'Plan it',
    replace: 'Plan this one instead',
    replaces: (hour: string): string =>
      `A change is planned for ${hour} already. This one takes its place, and the other is lost.`,
    cancel: 'Cancel',
    over: {
      title: 'A change of the same is planned',
      touches: (hour: string, fields: string): string =>
        `On ${hour} a planned change comes, and it touches what you have changed now: ${fields}.`,
      why: 'What was written last is never overwritten unasked, so it would not come.',
      keep: 'Save, and let it come',
      drop: 'Save, and plan it no more',
      failed: 'It is saved. The planned change could not be kept: look at it below the fields.',
    },
    saved: 'Planned',
    moved: 'Moved',
    done: 'Done',
    dropped: 'Planned no more',
    noHour: 'Please choose a day and an hour.',
    suggestions: 'Other hours',
    failedTo: {
      list: 'What is planned could not be loaded.',
      save: 'It could not be planned. What you typed is still here.',
      do: 'That did not work. Everything is as it was.',
    },
  },
});
