import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { MAIL } from './words.ts';
import './mail.css';

/** Retries a failing mail server or mailbox at once instead of after the pause; for the office, which may have fixed it. */
export function TryNow() {
  const words = useWords(MAIL);
  const sentence = useSentence();
  const client = useQueryClient();
  const isOffice = useStaff().is === 'full_administrator';
  const ask = useMutation({
    mutationFn: () => send('mailTry', { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mailState'] }),
  });
  if (!isOffice) return null;
  return (
    <p className="try-now">
      <Button look="line" busy={ask.isPending} onClick={() => ask.mutate()}>
        {words.tryNow}
      </Button>
      <span className="small" role="status">
        {ask.isSuccess && words.asked}
        {ask.isError && sentence(ask.error, words.failedTry)}
      </span>
    </p>
  );
}
