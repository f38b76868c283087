import { useQueryClient } from '@tanstack/react-query';
import type { SwitchedName } from '#kinds/schedule.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { useSentence } from '../shell/useSentence.ts';
import { type Plan, PlanLines, type RowOfList, usePlans } from './PlanLines.tsx';
import { SCHEDULE } from './words.ts';

/** The hour that a unit has wished for what waits, with a press that takes it up. */
export function WishedHour({
  onTaken,
  name,
  ...props
}: RowOfList & { name: string; onTaken: () => unknown }) {
  const words = useWords(SCHEDULE);
  const sentence = useSentence();
  const client = useQueryClient();
  const plans = usePlans(props);
  const wish = plans.find(
    ({ act, state, at }) => act === 'publish' && state === 'wished' && new Date(at) > new Date(),
  );
  const take = async ({ at }: Plan) => {
    try {
      await send('schedulePlan', {
        id: props.id,
        body: { kind: props.kind as SwitchedName, publish_at: at },
      });
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
