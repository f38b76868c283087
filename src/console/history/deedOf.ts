/** What a user did to a record, as the sentences describe it: 'on' and 'off' mean that it was switched, by a switch or in a form. */
export type Deed =
  | 'create'
  | 'change'
  | 'on'
  | 'off'
  | 'remove'
  | 'restore'
  | 'sendBack'
  | 'waitAgain'
  | 'gone'
  | 'schedule'
  | 'start'
  | 'pause'
  | 'resume'
  | 'cancel';

/** The part of a history entry that says what was done. */
interface Entry {
  readonly action: string;
  readonly changed: readonly string[];
  readonly activated: boolean | null;
  readonly undo?: string;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  create: 'create',
  remove: 'remove',
  restore: 'restore',
  send_back: 'sendBack',
  wait_again: 'waitAgain',
  schedule: 'schedule',
  start: 'start',
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel',
};

/** What a history entry describes. */
export function deedOf({ action, changed, activated, undo }: Entry): Deed {
  const switched = activated ? 'on' : 'off';
  if (action === 'switch') return switched;
  const named = DEEDS[action];
  if (named) return named;
  // After permanent deletion the earlier state is no longer known.
  if (undo === 'gone') return 'gone';
  return changed.length === 1 && changed[0] === 'activated' ? switched : 'change';
}
