import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { STATUS } from './words.ts';

/** Starts a backup at once. The page itself shows its progress and outcome. */
export function BackUpNow() {
  const words = useWords(STATUS);
  const sentence = useSentence();
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => send('statusBackUp', { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['statusGet'] }),
  });
  return (
    <p className="status-act">
      <Button look="line" busy={ask.isPending} onClick={() => ask.mutate()}>
        {words.backUpNow}
      </Button>
      <span className="small" role="status">
        {ask.isError && sentence(ask.error, words.failedBackUp)}
      </span>
    </p>
  );
}
