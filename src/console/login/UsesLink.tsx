import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { usePaths } from '../paths.ts';
import { useSentence } from '../shell/useSentence.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LINKS } from './linkWords.ts';

/** A link that works, with the token that uses it up. */
export type OpenLink = DataOf<'linkGet'> & { readonly token: string };

/**
 * What stands at the address that a mail leads to. The token stands behind the '#', which no server and no other page is told. Opening the page
 * uses nothing up; what the link is for happens when a button is pressed. A link that does not work any more says so, and `wayOut` what to do.
 */
export function UsesLink({
  heading,
  wayOut,
  children,
}: {
  heading: string;
  wayOut: ReactNode;
  children: (open: OpenLink) => ReactNode;
}) {
  const words = useWords(LINKS);
  const sentence = useSentence();
  const path = usePaths();
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['linkGet', token],
    queryFn: ({ signal }) => send('linkGet', { body: { token }, signal, quiet: true }),
    gcTime: 0,
  });
  if (data?.state === 'open') return children({ ...data, token });
  if (error)
    return (
      <LoginFrame heading={heading} onSubmit={() => refetch()}>
        <Notice tone="bad">{sentence(error, words.failed.get)}</Notice>
        <Button type="submit" className="btn--full">
          {words.retry}
        </Button>
      </LoginFrame>
    );
  if (!data)
    return (
      <LoginFrame heading={heading} onSubmit={() => {}}>
        <Skeleton rows={2} />
      </LoginFrame>
    );
  const trouble = words.trouble[data.state];
  return (
    <LoginFrame heading={trouble.heading} onSubmit={() => {}}>
      <p>{trouble.text}</p>
      {wayOut}
      <p className="login-else">
        <Link to={path('login')}>{words.back}</Link>
      </p>
    </LoginFrame>
  );
}
