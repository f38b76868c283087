import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { pathInConsole } from '#kinds/recordPaths.ts';
import { daysBetween } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LIST } from '../kit/list/words.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { useHasPage } from '../kit/usePages.ts';
import { useSentence } from '../kit/useSentence.ts';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { DecidedItem, useKeptPlace } from './DecidedItem.tsx';
import { useDecided } from './useDecided.ts';
import { SendBack } from './WaitingItem.tsx';
import { WAITING } from './words.ts';
import './waiting.css';

type Change = DataOf<'waitingChanges'>['docs'][number];

const CHANGES_KEY = ['waitingChanges'];

/** The changes waiting for publication, and whether such changes wait at all. */
export const useWaitingChanges = () =>
  useQuery({
    queryKey: CHANGES_KEY,
    queryFn: ({ signal }) => send('waitingChanges', { body: {}, signal }),
    staleTime: 0,
  });

/** Changes to published records that wait for the office, with the differences; renders nothing if there are none. */
export function WaitingChanges() {
  const words = useWords(WAITING);
  const sentence = useSentence();
  const client = useQueryClient();
  const { data, error, refetch } = useWaitingChanges();
  const onDecided = useDecided(CHANGES_KEY);
  const changed = () => Promise.all([refetch(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);
  if (error && !data)
    return <ErrorState sentence={sentence(error, words.failed.changes)} onRetry={() => void refetch()} />;
  if (!data || data.docs.length === 0) return null;
  return (
    <section aria-labelledby="waits-changes">
      <h2 className="part" id="waits-changes">
        {words.changes} <span className="n">{words.count(data.docs.length)}</span>
      </h2>
      <ul className="waitlist">
        {data.docs.map((change) => (
          <OneChange key={change.plan} change={change} onDecided={onDecided} onChange={changed} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  change: Change;
  /** It is decided, and keeps its place. */
  onDecided: () => unknown;
  /** It is listed anew. */
  onChange: () => Promise<unknown>;
}

function OneChange({ change, onDecided, onChange }: Props) {
  const words = useWords(WAITING);
  const { untitled } = useWords(LIST);
  const sentence = useSentence();
  const { brand } = useOrganisation();
  const [saying, setSaying] = useState(false);
  const [text, setText] = useState('');
  const { ref, decided, decide } = useKeptPlace(onDecided);
  const { _id: id, plan, kind, by, since, differences, touched, values } = change;
  const hasPage = useHasPage(kind);
  const title = change.title || untitled;
  const address = pathInConsole({ kind, id, ofDiocese: change.diocese !== null }, brand);
  const failed = (why: Error) => {
    sayFailed(sentence(why, words.failed.change));
    void onChange();
  };
  const letting = useMutation({
    mutationFn: () => send('scheduleNow', { id: plan, body: { planned_at: since } }),
    onSuccess: () => {
      say(words.letThrough(title));
      decide(words.publishedChange);
    },
    onError: failed,
  });
  const returning = useMutation({
    mutationFn: () => send('changeSendBack', { id: plan, body: { sentence: text } }),
    onSuccess: () => {
      say(words.sentBack);
      decide(words.sentBack);
    },
    onError: failed,
  });
  const parts = [
    words.kind[kind],
    (change.diocese ?? change.department)?.name,
    by,
    words.since(daysBetween(new Date(since), new Date())),
  ];
  if (decided) return <DecidedItem {...decided} title={title} address={address} />;
  return (
    <li ref={ref} className="wait wait--change" data-open={saying || undefined}>
      <div>
        <Link className="t" to={address} lang={languageOf(title)}>
          {title}
        </Link>
        <p className="hint">{parts.filter(Boolean).join(' | ')}</p>
        <dl className="differs">
          {differences.map(({ name, label, before, after }) => (
            <div key={name}>
              <dt>{label}</dt>
              {before === '' && after === '' ? (
                <dd>{words.differs}</dd>
              ) : (
                <>
                  {before && (
                    <dd>
                      <del lang={languageOf(before)}>{before}</del>
                    </dd>
                  )}
                  {after && (
                    <dd>
                      <ins lang={languageOf(after)}>{after}</ins>
                    </dd>
                  )}
                </>
              )}
            </div>
          ))}
        </dl>
        {touched.length > 0 && (
          <Notice tone="warn">
            <span>{words.touched(touched)}</span>
          </Notice>
        )}
      </div>
      {saying ? (
        <SendBack
          author={by}
          hint={words.changeHint(by)}
          busy={returning.isPending}
          text={text}
          onText={setText}
          onSend={() => returning.mutate()}
          onCancel={() => setSaying(false)}
        />
      ) : (
        <div className="acts">
          {hasPage && <PreviewButton previewed={{ kind, id, values, shows: 'typed' }} name={title} />}
          <Button
            look="line"
            aria-label={words.letThroughOf(title)}
            busy={letting.isPending}
            onClick={() => letting.mutate()}
          >
            {words.letIt}
          </Button>
          <Button
            look="text"
            icon={MORE_ICONS.reply}
            aria-label={words.sendBackOf(title)}
            onClick={() => setSaying(true)}
          >
            {words.sendBack}
          </Button>
        </div>
      )}
    </li>
  );
}
