import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { keepBeginning } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { TODAY } from './words.ts';

/** Chooses the first screen after signing in: asked once, and changeable here at any time. It applies to all devices. */
export function BeginHere({ begins, onSaved }: { begins: boolean | null; onSaved: () => void }) {
  const { beginHere: words } = useWords(TODAY);
  const sentence = useSentence();
  const choosing = useMutation({
    mutationFn: (today: boolean) => send('todayBegin', { body: { today } }),
    onSuccess: (_done, today) => {
      keepBeginning(today);
      onSaved();
    },
    onError: (error) => sayFailed(sentence(error, words.failed)),
  });
  const button = (today: boolean) => (
    <Button
      look={begins === null ? 'line' : 'text'}
      busy={choosing.isPending}
      onClick={() => choosing.mutate(today)}
    >
      {today ? words.yes : words.no}
    </Button>
  );
  if (begins === null)
    return (
      <Notice tone="quiet">
        <span>{words.ask}</span>
        <span className="acts">
          {button(true)}
          {button(false)}
        </span>
      </Notice>
    );
  return (
    <p className="desk-begin hint">
      {begins ? words.is : words.isNot} {button(!begins)}
    </p>
  );
}
