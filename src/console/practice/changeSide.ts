import { send } from '../api.ts';
import { keepSession } from '../session.ts';
import { dropGuards } from '../shell/form/unsaved.ts';

/** What the console calls somebody who practises: another user, so that what is typed, kept and loaded goes its own way. */
export const isPractising = (userId: string): boolean => userId.endsWith('.practice');

/** Begins or ends practising and loads the console anew: nothing of one side is left on the other. What is typed stays as a draft. Throws `CallError`. */
export async function changeSide(to: 'practiceBegin' | 'practiceEnd', path: string): Promise<void> {
  const answer = await send(to);
  dropGuards();
  keepSession(answer);
  window.location.assign(path);
}
