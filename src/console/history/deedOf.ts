/** What somebody did to a record, as sentences tell it: by 'on' and 'off' it was switched, whether by a switch or by a form. */
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

/** An entry of a history, as far as it says what was done. */
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

/** What an entry of a history tells. */
export function deedOf({ action, changed, activated, undo }: Entry): Deed {
  const switched = activated ? 'on' : 'off';
  if (action === 'switch') return switched;
  const named = DEEDS[action];
  if (named) return named;
  // Of what is gone for good nobody knows any more what it was before.
  if (undo === 'gone') return 'gone';
  return changed.length === 1 && changed[0] === 'activated' ? switched : 'change';
}
