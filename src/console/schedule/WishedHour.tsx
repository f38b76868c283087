import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowPlanDoc } from '#kinds/docs.ts';
import type { SwitchedName } from '#kinds/schedule.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { PlanLines } from '../kit/list/PlanLines.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SCHEDULE } from './words.ts';

interface Props {
  kind: string;
  /** The record, and those listed with it, which are requested together. */
  id: string;
  ids: readonly string[];
  /** The version being viewed: later edits by its author are not published. */
  version: number;
  name: string;
  onTaken: () => unknown;
}

/** The publication time that a unit has requested for a waiting record, with a button that accepts it. */
export function WishedHour({ kind, id, ids, version, name, onTaken }: Props) {
  const words = useWords(SCHEDULE);
  const sentence = useSentence();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['scheduleOf', kind, ...ids],
    queryFn: ({ signal }) =>
      send('scheduleOf', { body: { kind: kind as SwitchedName, records: [...ids] }, signal, quiet: true }),
    retry: false,
  });
  const plans = data?.docs.filter(({ record }) => record === id) ?? [];
  const wish = plans.find(
    ({ act, state, at }) => act === 'publish' && state === 'wished' && new Date(at) > new Date(),
  );
  const take = async ({ at }: RowPlanDoc) => {
    try {
      await send('schedulePlan', { id, body: { kind: kind as SwitchedName, publish_at: at, version } });
      say(words.saved);
    } catch (error) {
      sayFailed(sentence(error, words.failedTo.do));
    }
    await client.invalidateQueries({ queryKey: ['scheduleOf'] });
    onTaken();
  };
  return (
    <>
      <PlanLines plans={plans} />
      {wish && (
        <Button look="line" aria-label={words.takeOf(name)} onClick={() => void take(wish)}>
          {words.take}
        </Button>
      )}
    </>
  );
}
