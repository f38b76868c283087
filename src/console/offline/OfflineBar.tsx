import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import type { Waiting } from '../kit/drafts/draftStore.ts';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { LIST } from '../kit/list/words.ts';
import { useStaff } from '../kit/session.ts';
import { keepConsole } from './keepConsole.ts';
import { sendWaiting } from './sendWaiting.ts';
import { OFFLINE } from './words.ts';
import './offline.css';

/** The retry interval for the outbox, in ms, if no event says that the connection is back. */
const AGAIN_MS = 20_000;
const listen = (changed: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
};
/** Whether the page came from this browser's cache instead of the server. */
const isKept = 'kept' in document.documentElement.dataset;

/**
 * Shows above every screen that the device is offline, what is waiting and what was rejected; sends what is waiting when it is online again. `keep`: whether
 * this browser caches the console.
 */
export function OfflineBar({ keep }: { keep: boolean }) {
  const words = useWords(OFFLINE);
  const { untitled } = useWords(LIST);
  const { userId } = useStaff();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  const isReached = useIsReached(isKept && isOnline);
  const drafts = useDrafts() ?? [];
  const outgoing = drafts.filter((draft): draft is Waiting => draft.outgoing !== undefined);
  const held = outgoing.filter((draft) => draft.outgoing.held !== undefined);
  const waits = outgoing.length - held.length;
  const nameOf = ({ title }: Waiting) => title || untitled;
  useEffect(() => {
    if (keep) void keepConsole();
  }, [keep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts when there is something to send, or a connection to send it by.
  useEffect(() => {
    if (waits === 0 || !isOnline) return undefined;
    const sent = (draft: Waiting) => {
      say(words.sent(nameOf(draft)));
      void client.invalidateQueries();
    };
    const go = () => void sendWaiting(userId, sent);
    go();
    const again = setInterval(go, AGAIN_MS);
    return () => clearInterval(again);
  }, [waits, isOnline, userId]);
  const isGone = !isOnline || (isKept && !isReached);
  if (!isGone && !isKept && outgoing.length === 0) return null;
  return (
    <div className="line-bar" role="status">
      {(isGone || isKept || waits > 0) && (
        <p>
          <Icon name={isGone ? 'warning' : 'info'} />
          <span>
            {isGone ? words.gone : isKept ? words.back : ''} {waits > 0 && words.waits(waits)}
          </span>
          {isKept && !isGone && (
            <Button look="line" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          )}
        </p>
      )}
      {held.map((draft) => (
        <p key={draft.id} className="line-held">
          <Icon name="warning" />
          <span>{words.held(nameOf(draft), draft.outgoing.held ?? '')}</span>
          <Link className={buttonClass('line')} to={draft.path} aria-label={words.openNamed(nameOf(draft))}>
            {words.open}
          </Link>
        </p>
      ))}
    </div>
  );
}

/** For a cached page: whether the server responds by now. */
function useIsReached(isAsked: boolean): boolean {
  const asked = useQuery({
    queryKey: ['isReached', isAsked],
    queryFn: async () => (await fetch('/live')).ok,
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
    retry: false,
  });
  return asked.data ?? false;
}
