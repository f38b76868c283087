import { useQuery } from '@tanstack/react-query';
import { send } from '../kit/api.ts';

const A_WHILE_MS = 30_000;
/** Poll interval while something is wrong, so the recovery is seen soon. */
const SOON_MS = 4_000;

const asksFor = {
  queryKey: ['mailState'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send('mailState', { signal }),
};

/** The state of outgoing mail and of the bounce mailbox; polled while shown. */
export const useMailState = () =>
  useQuery({
    ...asksFor,
    refetchInterval: ({ state: { data } }) =>
      data?.trouble || data?.mailbox?.trouble ? SOON_MS : A_WHILE_MS,
  }).data;

/** Whether outgoing mail is failing at present, for a note next to actions that cause one. Requested once, and only if `wanted`. */
export const useDoMailsWait = (wanted: boolean): boolean =>
  Boolean(useQuery({ ...asksFor, enabled: wanted, staleTime: A_WHILE_MS, retry: false }).data?.trouble);
