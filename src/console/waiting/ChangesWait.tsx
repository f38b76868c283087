import { useMutation } from '@tanstack/react-query';
import { CheckField } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { useSentence } from '../shell/useSentence.ts';
import { useWaitingChanges } from './WaitingChanges.tsx';
import { WAITING } from './words.ts';

/** Whether what units change of their public stories waits for the office. */
export function ChangesWait() {
  const words = useWords(WAITING);
  const sentence = useSentence();
  const { data, refetch } = useWaitingChanges();
  const choosing = useMutation({
    mutationFn: (wait: boolean) => send('changesWait', { body: { wait } }),
    onSuccess: (_done, wait) => say(wait ? words.changesWaitNow : words.changesWaitNoMore),
    onError: (why) => sayFailed(sentence(why, words.failed.changesWait)),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  return (
    <div className="changes-wait">
      <CheckField
        label={words.changesWait}
        checked={choosing.isPending ? choosing.variables : data.changes_wait}
        onChecked={(wait) => choosing.mutate(wait)}
      />
      <p className="hint">{words.changesWaitNote}</p>
    </div>
  );
}
