import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { NEWSLETTER } from './words.ts';

/** Whether mails leave the server, and how many would get a newsletter now. */
export const useMailState = () =>
  useQuery({
    queryKey: ['mailState'],
    queryFn: ({ signal }) => send('mailState', { signal }),
    gcTime: 0,
  });

/** Says so where mails don't leave the server, or can't at present. */
export function MailNotice({ state }: { state: DataOf<'mailState'> | undefined }) {
  const words = useWords(NEWSLETTER);
  if (state?.trouble) return <Notice tone="bad">{words.trouble(state.trouble)}</Notice>;
  return state?.to === 'files' ? <Notice tone="warn">{words.inFiles}</Notice> : null;
}
