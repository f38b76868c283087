import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LINKS } from './linkWords.ts';

/** A valid link, with the token that uses it up. */
export type OpenLink = DataOf<'linkGet'> & { readonly token: string };

/**
 * The page that a mail's link opens. The token is in the fragment after '#', which is never sent to a server. Opening the page does not use the link
 * up; its action happens when a button is pressed. If the link is no longer valid, the page says so, and `wayOut` says what to do.
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
