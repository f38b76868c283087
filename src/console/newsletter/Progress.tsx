import { type ReactNode, useRef, useState } from 'react';
import { dashedMoment } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { WhenFields, whenOf } from '../kit/WhenFields.tsx';
import { type Sent, useSwitchNewsletter } from './useSent.ts';
import { SENT } from './words.ts';
import './newsletter.css';
import '../history/history.css';

/** A newsletter's progress, with the available actions (AMB-047). */
export function Progress({
  of,
  named = false,
  children,
}: {
  of: Sent;
  named?: boolean;
  /** Further actions, shown first. */
  children?: ReactNode;
}) {
  const words = useWords(SENT);
  const { state, sent, waiting, recipients } = of;
  const minutes = useMinutesLeft(of);
  const so = words.of(sent, recipients);
  const soFar =
    state === 'scheduled'
      ? words.soFar.scheduled(momentOf(of))
      : state === 'cancelled' && !of.started_at
        ? words.soFar.never
        : words.soFar[state](so);
  const open = state === 'sending' || state === 'paused';
  const hint = {
    draft: words.keptFor,
    scheduled: words.later,
    sending: minutes === undefined ? words.mayClose : words.left(minutes),
    paused: of.started_at ? words.paused(waiting) : words.pausedBefore,
    cancelled: '',
    done: '',
  }[state];
  return (
    <section className={state === 'paused' ? 'going going--held' : 'going'} aria-label={of.subject}>
      {named && <h2 lang={languageOf(of.subject)}>{of.subject}</h2>}
      <p className="so-far" role="status">
        {soFar}
      </p>
      {open && <progress value={sent} max={Math.max(1, recipients)} aria-label={soFar} />}
      {of.note && <p>{of.note}</p>}
      <div className="rowline">
        {hint && <span className="hint">{hint}</span>}
        <span className="far rowline">
          {children}
          <Acts of={of} />
        </span>
      </div>
    </section>
  );
}

/** Warns that the shown newsletter may be outdated while it cannot be loaded. */
export function Stale({ error }: { error: Error | null }) {
  const words = useWords(SENT);
  return error && <Notice tone="warn">{words.stale}</Notice>;
}

/** When it is or was sent. */
export const momentOf = ({ send_at, started_at, created_at }: Sent): string =>
  dashedMoment(new Date(started_at ?? send_at ?? created_at));

function Acts({ of }: { of: Sent }) {
  const words = useWords(SENT);
  const [asking, setAsking] = useState(false);
  const [timing, setTiming] = useState(false);
  const change = useSwitchNewsletter(of._id);
  const { state, waiting } = of;
  const isDraft = state === 'draft';
  const isLater = state === 'scheduled';
  if (!isDraft && !isLater && state !== 'sending' && state !== 'paused') return null;
  return (
    <>
      {state === 'sending' && (
        <Button look="line" busy={change.isPending} onClick={() => change.mutate({ state: 'paused' })}>
          {words.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button
          icon={MORE_ICONS.play}
          busy={change.isPending}
          onClick={() => change.mutate({ state: 'sending' })}
        >
          {words.resume}
        </Button>
      )}
      {isLater && (
        <>
          <Button
            icon={MORE_ICONS.send}
            busy={change.isPending}
            onClick={() => change.mutate({ state: 'sending' })}
          >
            {words.sendNow}
          </Button>
          <Button look="line" icon="clock" aria-expanded={timing} onClick={() => setTiming(!timing)}>
            {words.otherTime}
          </Button>
        </>
      )}
      <Button look="line" onClick={() => setAsking(true)}>
        {isDraft || isLater ? words.cancel : words.cancelRest}
      </Button>
      {timing && isLater && (
        <OtherTime
          from={of.send_at}
          onSet={(at) => change.mutate({ state: 'scheduled', at }, { onSuccess: () => setTiming(false) })}
        />
      )}
      {asking && (
        <ConfirmDialog
          prompt={isDraft || isLater ? words.askCancel : words.askCancelRest}
          note={isDraft || isLater ? words.noteCancel : words.noteCancelRest(waiting)}
          {...{ yes: words.yes, no: words.no }}
          danger
          busy={change.isPending}
          onNo={() => setAsking(false)}
          onYes={() => change.mutate({ state: 'cancelled' }, { onSettled: () => setAsking(false) })}
        />
      )}
    </>
  );
}

function OtherTime({ from, onSet }: { from: string | null; onSet: (at: string) => void }) {
  const words = useWords(SENT);
  const [at, setAt] = useState(() => whenOf(from));
  return (
    <form
      className="other-time"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSet(`${at.day}T${at.time}`);
      }}
    >
      <WhenFields at={at} onAt={setAt} />
      <Button type="submit" disabled={!at.day || !at.time}>
        {words.setTime}
      </Button>
    </form>
  );
}

/** The outcome of some of its mails, a sentence each. */
export function Tellings({ of: { tried, refused, unsubscribed } }: { of: Sent }) {
  const words = useWords(SENT);
  if (tried + refused + unsubscribed === 0) return null;
  return (
    <ul className="tellings">
      {refused > 0 && (
        <li className="badly">
          <Icon name="warning" />
          <span>{words.refused(refused)}</span>
        </li>
      )}
      {tried > 0 && (
        <li className="warn">
          <Icon name="clock" />
          <span>{words.tried(tried)}</span>
        </li>
      )}
      {unsubscribed > 0 && (
        <li>
          <Icon name="info" />
          <span>{words.unsubscribed(unsubscribed)}</span>
        </li>
      )}
    </ul>
  );
}

/** How long to watch the progress before an estimate is shown. */
const WATCHED_MS = 8000;

/** The estimated minutes left, at the pace seen while this page is open; undefined while unknown. */
function useMinutesLeft({ state, sent, waiting }: Sent): number | undefined {
  const first = useRef<{ readonly sent: number; readonly at: number }>(undefined);
  if (state !== 'sending') {
    first.current = undefined;
    return undefined;
  }
  const now = Date.now();
  first.current ??= { sent, at: now };
  const [since, done] = [now - first.current.at, sent - first.current.sent];
  return since < WATCHED_MS || done <= 0 ? undefined : Math.ceil((waiting * since) / done / 60_000);
}
