import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { AboutTextScreen } from './AboutTextScreen.tsx';
import { ABOUT } from './words.ts';

/** The working committee. Its screen loads the dioceses as well (001 §2.2), but does not show them (AMB-101). */
export function WorkingCommitteeScreen() {
  const { dioceses } = useWords(ABOUT);
  const sentence = useSentence();
  const { error } = useQuery({
    queryKey: ['dioceseList', 'working committee'],
    queryFn: ({ signal }) => send('dioceseList', { body: { limit: 30, search: '', page: 1 }, signal }),
  });
  const failed = error && sentence(error, dioceses);
  useEffect(() => {
    if (failed) sayFailed(failed);
  }, [failed]);
  return <AboutTextScreen text="working_committee" />;
}
