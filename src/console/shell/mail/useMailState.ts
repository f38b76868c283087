import { useQuery } from '@tanstack/react-query';
import { send } from '../../api.ts';

const A_WHILE_MS = 30_000;
/** While something is wrong, so that one sees when it is over. */
const SOON_MS = 4_000;

const asksFor = {
  queryKey: ['mailState'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send('mailState', { signal }),
};

/** How mails leave the server, and how the mailbox does to which they come back; looked at again while it is shown. */
export const useMailState = () =>
  useQuery({
    ...asksFor,
    refetchInterval: ({ state: { data } }) =>
      data?.trouble || data?.mailbox?.trouble ? SOON_MS : A_WHILE_MS,
  }).data;

/** Whether mails do not go out at present, for a line beside something that may cause one; asked for once, and only when that is `wanted`. */
export const useDoMailsWait = (wanted: boolean): boolean =>
  Boolean(useQuery({ ...asksFor, enabled: wanted, staleTime: A_WHILE_MS, retry: false }).data?.trouble);
