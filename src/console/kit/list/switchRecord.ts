import type { Kind } from '#kinds/define.ts';
import type { PlannedAct, SwitchedName } from '#kinds/schedule.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { send } from '../api.ts';
import { type AnyDoc, recordCalls } from '../form/recordCalls.ts';
import type { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST_LATER } from './laterWords.ts';
import { planSentence } from './planSentence.ts';

/** The kind of the records being switched, and the follow-up. */
export interface SwitchOptions {
  readonly of: Kind;
  /** The fallback message when the server gave none (000 §8). */
  readonly failed: string;
  readonly onChange: () => unknown;
}

interface SwitchWords {
  readonly sentence: ReturnType<typeof useSentence>;
  readonly language: Language;
}

/**
 * Makes a record active or inactive. 'Undo' (ADD-4) also restores the scheduled hours that the switch has superseded (decision 0101). Never rejects:
 * failures are shown.
 */
export async function switchRecord(
  { _id: id, version, plans = [] }: AnyDoc,
  { of, failed, onChange }: SwitchOptions,
  { sentence, language }: SwitchWords,
): Promise<void> {
  const words = wordsIn(LIST_LATER, language);
  const calls = recordCalls(of);
  try {
    // The list may be outdated: read the record again and send the opposite of its current state (000 §4).
    const { activated = false }: AnyDoc = await calls.get(id);
    // The version makes sure that nothing is published that differs by now from what the list shows.
    const { data: saved } = await calls.edit(id, {
      activated: !activated,
      ...(activated ? {} : { version }),
    });
    const answered = plans.filter(
      ({ act, state }) => state !== 'failed' && (act === 'publish' || (act === 'withdraw' && activated)),
    );
    const undone = async () => {
      await calls.edit(id, { activated, ...(activated ? { version: saved.version } : {}) });
      const hours = hoursIn(plans);
      if (answered.length > 0 && hours)
        await send('schedulePlan', { id, body: { kind: of.name as SwitchedName, ...hours } });
    };
    const run = () =>
      void undone().then(onChange, (error: unknown) => sayFailed(sentence(error, words.undoFailed)));
    const message = (activated ? words.madeInactive : words.madeActive)(1);
    const lines = answered.map((plan) => planSentence(plan, language)).join(', ');
    const said = lines ? `${message}. ${words.hoursAnswered(lines)}` : message;
    say(said, { name: wordsIn(SHELL, language).undo, run });
    void onChange();
  } catch (error) {
    sayFailed(sentence(error, failed));
    void onChange();
  }
}

/** The scheduled publish and withdraw times, for scheduling them again; undefined if nothing was scheduled. Requests are not restored. */
function hoursIn(plans: NonNullable<AnyDoc['plans']>) {
  const hour = (act: PlannedAct) => plans.find((plan) => plan.act === act && plan.state === 'planned')?.at;
  const [publish, withdraw] = [hour('publish'), hour('withdraw')];
  if (!publish && !withdraw) return undefined;
  return { ...(publish ? { publish_at: publish } : {}), ...(withdraw ? { withdraw_at: withdraw } : {}) };
}
