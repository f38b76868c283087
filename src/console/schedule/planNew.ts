import type { SwitchedName } from '#kinds/schedule.ts';
import { wordsIn } from '#lib/translations.ts';
import { send } from '../api.ts';
import type { FirstHour, HourPlanned } from '../shell/form/useSaving.ts';
import { SCHEDULE } from './words.ts';

/** Plans when something goes on the site that was just saved without being on it. Returns what to say. */
async function planNew(kind: string, id: string, hour: string): Promise<HourPlanned> {
  const words = wordsIn(SCHEDULE, 'en');
  try {
    await send('schedulePlan', { id, body: { kind: kind as SwitchedName, publish_at: hour } });
    return { failed: false, sentence: words.savedWithHour };
  } catch {
    // It is kept, and nobody sees it: nothing is lost, and nothing is public too early.
    return { failed: true, sentence: words.savedWithoutHour };
  }
}

/** The hour of something new, which is planned once it is saved. */
export const firstHour = (at: string): FirstHour => ({ at, plan: (kind, id) => planNew(kind, id, at) });
