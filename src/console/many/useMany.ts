import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf, SentTo } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { MOST_MANY } from '#kinds/many.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import type { AnyDoc } from '../kit/form/recordCalls.ts';
import { LIST_LATER } from '../kit/list/laterWords.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { MANY } from './words.ts';

type Sent = SentTo<'manyAct'>;
type Answer = DataOf<'manyAct'>;
/** The bulk actions. */
export type Deed = 'edit' | 'remove' | 'activate' | 'deactivate';

interface BulkContext {
  /** Reloads what shows the records. */
  readonly onChange: () => unknown;
  /** All done: clears the selection. */
  readonly onDone: () => void;
}

/** The versions of the rows as shown, by id, so that nothing is published that differs by now. */
const versionsOf = (rows: readonly AnyDoc[], later = 0): NonNullable<Sent['versions']> =>
  Object.fromEntries(rows.map(({ _id, version }) => [_id, version + later]));

/** Runs a bulk action on checked rows, with 'Undo'. `left` lists the failed ones, each with its message, until it has been read. */
export function useMany(of: Kind, { onChange, onDone }: BulkContext) {
  const words = useWords(MANY);
  const { madeActive, madeInactive } = useWords(LIST_LATER);
  const said = { ...words.done, activate: madeActive, deactivate: madeInactive };
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const [left, setLeft] = useState<Answer['left']>([]);
  const act = async (
    kindOf: Sent['act'],
    ids: readonly string[],
    more: Pick<Sent, 'values' | 'versions'> = {},
  ): Promise<Answer> => {
    const all: Answer = { done: [], left: [] };
    for (let from = 0; from < ids.length; from += MOST_MANY) {
      const records = ids.slice(from, from + MOST_MANY);
      const body = { kind: of.name as Sent['kind'], act: kindOf, records, ...more };
      const part = await send('manyAct', { body });
      all.done.push(...part.done);
      all.left.push(...part.left);
    }
    return all;
  };
  const report = ({ done, left: not }: Answer, text: string, back: (() => Promise<Answer>) | undefined) => {
    const undone = (answer: Answer) => {
      if (answer.done.length > 0) say(words.undone(answer.done.length));
      const [first] = answer.left;
      if (first) sayFailed(`${words.leftHeading(answer.left.length)}. ${first.sentence}`);
      return onChange();
    };
    const run = () =>
      void back?.().then(undone, (error: unknown) => sayFailed(sentence(error, words.undoFailed)));
    if (done.length > 0) say(text, ...(back ? [{ name: undo, run }] : []));
    // Clearing the selection closes the bar, so it stays open if there is something to read first.
    if (not.length === 0) onDone();
    else setLeft(not);
    return onChange();
  };
  const doing = useMutation({
    mutationFn: ({ deed, rows, values }: { deed: Deed; rows: readonly AnyDoc[]; values?: Sent['values'] }) =>
      act(
        deed,
        rows.map(({ _id }) => _id),
        { ...(values ? { values } : {}), ...(deed === 'activate' ? { versions: versionsOf(rows) } : {}) },
      ),
    onSuccess: (answer, { deed, rows }) => {
      const ids = answer.done.map(({ _id }) => _id);
      const changes = answer.done.flatMap(({ change }) => change ?? []);
      const turned = rows.filter((row) => ids.includes(row._id) && row.activated !== (deed === 'activate'));
      const back = {
        edit: () => act('undo', changes),
        remove: () => act('restore', ids),
        activate: () =>
          act(
            'deactivate',
            turned.map(({ _id }) => _id),
          ),
        deactivate: () =>
          act(
            'activate',
            turned.map(({ _id }) => _id),
            // The version after the switch: undo fails for records edited since.
            { versions: versionsOf(turned, 1) },
          ),
      }[deed];
      const isBack = deed === 'edit' || deed === 'remove' || turned.length > 0;
      return report(answer, said[deed](ids.length), isBack ? back : undefined);
    },
    onError: (error) => sayFailed(sentence(error, words.failed)),
  });
  return { doing, left, forget: () => setLeft([]) };
}
