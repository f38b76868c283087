import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import { useSentence } from '../shell/useSentence.ts';
import { changeSide, isPractising } from './changeSide.ts';
import { PRACTICE } from './words.ts';

/** The way into the practice section, within the help; the office switches it on and off there. Not there while somebody practises. */
export function PracticeOffer() {
  const words = useWords(PRACTICE);
  const sentence = useSentence();
  const path = usePaths();
  const { userId, is } = useStaff();
  const { data, refetch } = useQuery({
    queryKey: ['practice', userId],
    queryFn: ({ signal }) => send('practiceGet', { signal }),
    retry: false,
  });
  const onError = (error: unknown) => sayFailed(sentence(error, words.failed));
  const beginning = useMutation({ mutationFn: () => changeSide('practiceBegin', path('today')), onError });
  const switching = useMutation({
    mutationFn: (on: boolean) => send('practiceSwitch', { body: { on } }),
    onSuccess: () => refetch(),
    onError,
  });
  if (!data || isPractising(userId)) return null;
  return (
    <div>
      <h3>{words.heading}</h3>
      <p>{data.on ? words.text : words.isOff}</p>
      <div className="acts">
        {data.on && (
          <Button look="line" busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {words.begin}
          </Button>
        )}
        {is === 'full_administrator' && (
          <Button look="text" busy={switching.isPending} onClick={() => switching.mutate(!data.on)}>
            {data.on ? words.switchOff : words.switchOn}
          </Button>
        )}
      </div>
    </div>
  );
}
