import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowPlanDoc } from '#kinds/docs.ts';
import type { SwitchedName } from '#kinds/schedule.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { useSentence } from '../shell/useSentence.ts';
import { PlanLines } from './PlanLines.tsx';
import { SCHEDULE } from './words.ts';

interface Props {
  kind: string;
  /** The record, and those beside it, which are asked for together. */
  id: string;
  ids: readonly string[];
  /** What is looked at: what its author writes in it meanwhile does not go out. */
  version: number;
  name: string;
  onTaken: () => unknown;
}

/** The hour that a unit has wished for what waits, with a press that takes it up. */
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
