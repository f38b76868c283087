import type { SwitchedName } from '#kinds/schedule.ts';
import { wordsIn } from '#lib/translations.ts';
import { send } from '../kit/api.ts';
import type { FirstHour, HourPlanned } from '../kit/form/useSaving.ts';
import { SCHEDULE } from './words.ts';

/** Schedules the publication of a record that was just saved unpublished. Returns the message. */
async function planNew(kind: string, id: string, hour: string): Promise<HourPlanned> {
  const words = wordsIn(SCHEDULE, 'en');
  try {
    await send('schedulePlan', { id, body: { kind: kind as SwitchedName, publish_at: hour } });
    return { failed: false, sentence: words.savedWithHour };
  } catch {
    // The record is saved but not public: nothing is lost, and nothing is published too early.
    return { failed: true, sentence: words.savedWithoutHour };
  }
}

/** The publication time of a new record, scheduled once it is saved. */
export const firstHour = (at: string): FirstHour => ({ at, plan: (kind, id) => planNew(kind, id, at) });
