import { useMutation } from '@tanstack/react-query';
import { Icon } from '#ui/Icon.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SUBSCRIBERS } from './words.ts';

/** A menu entry for a subscriber whose address was rejected, for when the office knows that it is right. */
export function TryAgain({ id, onDone }: { id: string; onDone: () => unknown }) {
  const words = useWords(SUBSCRIBERS);
  const sentence = useSentence();
  const trying = useMutation({
    mutationFn: () => send('subscriberTryAgain', { id }),
    onSuccess: () => say(words.triedAgain),
    onError: (error) => sayFailed(sentence(error, words.failed.tryAgain)),
    onSettled: () => onDone(),
  });
  return (
    <button type="button" disabled={trying.isPending} onClick={() => trying.mutate()}>
      <Icon name="mail" />
      {words.tryAgain}
    </button>
  );
}
