import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { send } from '../api.ts';

export const SENT_KEY = ['newsletterList'] as const;
export type Sent = DataOf<'newsletterList'>['docs'][number];

const SHOWN = 3;
const SOON = 2000;

/** Whether mails of it are still to go out by themselves. */
export const isGoing = ({ state, waiting }: Sent): boolean => state === 'sending' && waiting > 0;

/** The last newsletters; looked at every other second while one is on its way. */
export const useSent = () =>
  useQuery({
    queryKey: SENT_KEY,
    queryFn: async ({ signal }) =>
      (await send('newsletterList', { body: { page: 1, limit: SHOWN }, signal })).docs,
    refetchInterval: ({ state }) => (state.data?.some(isGoing) ? SOON : false),
  });
