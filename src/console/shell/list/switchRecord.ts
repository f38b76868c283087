import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { type AnyDoc, recordCalls } from '../form/recordCalls.ts';
import type { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST_LATER } from './laterWords.ts';
import type { SwitchOptions } from './useSwitch.ts';

interface Told {
  readonly sentence: ReturnType<typeof useSentence>;
  readonly language: Language;
}

/** Makes a record active or inactive, with 'Undo' (ADD-4). Never rejects: a failure is said. */
export async function switchRecord(
  id: string,
  { of, failed, onChange }: SwitchOptions,
  { sentence, language }: Told,
): Promise<void> {
  const words = wordsIn(LIST_LATER, language);
  const calls = recordCalls(of);
  try {
    // What the list shows may be old: the record is read again, and the opposite of what it is now is sent (000 §4).
    const { activated = false }: AnyDoc = await calls.get(id);
    await calls.edit(id, { activated: !activated });
    const run = () =>
      void calls
        .edit(id, { activated })
        .then(onChange, (error: unknown) => sayFailed(sentence(error, words.undoFailed)));
    const said = activated ? words.madeInactive : words.madeActive;
    say(said(1), { name: wordsIn(SHELL, language).undo, run });
    void onChange();
  } catch (error) {
    sayFailed(sentence(error, failed));
  }
}
