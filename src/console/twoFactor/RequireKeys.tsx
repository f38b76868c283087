import { useMutation } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { CheckField } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { TWO_FACTOR } from './words.ts';

/** Whether the church requires two-factor sign-in of all full administrators. */
export function RequireKeys({
  keys: { docs, required },
  onChanged,
}: {
  keys: DataOf<'secondKeyList'>;
  onChanged: () => unknown;
}) {
  const words = useWords(TWO_FACTOR);
  const sentence = useSentence();
  const changing = useMutation({
    mutationFn: (asked: boolean) => send('secondKeyRequire', { body: { required: asked } }),
    onSuccess: (_done, asked) => say(asked ? words.requireOn : words.requireOff),
    onError: (error) => sayFailed(sentence(error, words.failed.require)),
    onSettled: onChanged,
  });
  return (
    <div className="key-require">
      <CheckField
        label={words.require}
        checked={changing.isPending ? changing.variables : required}
        onChecked={(asked) =>
          docs.length === 0 && asked ? sayFailed(words.requireFirst) : changing.mutate(asked)
        }
      />
      <p className="hint">{words.requireNote}</p>
    </div>
  );
}
