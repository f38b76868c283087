import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { NewsDoc, NewsType } from '#kinds/news.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { send, sentenceOf } from '../api.ts';
import { useStaff } from '../session.ts';
import { type Draft, dropDraft, readDraft } from '../shell/drafts.ts';
import { ErrorState } from '../shell/ListParts.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { UNSAVED } from '../shell/unsaved.ts';
import { same } from '../shell/useFields.ts';
import { NewsForm } from './NewsForm.tsx';
import { type NewsValues, newNews, valuesOf } from './newsValues.ts';
import { NEWS, NEWS_WORDS } from './words.ts';

/** What a form works on: the saved values and their version, and the values to begin with. A higher `turn` begins anew. */
export interface Start {
  readonly saved: NewsValues;
  readonly begun: NewsValues;
  readonly version: number | undefined;
  readonly turn: number;
}

/** What is kept of a form that was not saved. */
export type NewsDraft = Draft<{ saved: NewsValues; begun: NewsValues }>;

/** Add News and Edit News of both families (000 §2.5, §2.6). */
export function NewsEditScreen({ family }: { family: NewsType }) {
  const { id } = useParams();
  const words = NEWS_WORDS[family];
  const query = useQuery({
    queryKey: ['newsGet', id],
    queryFn: ({ signal }) => send('newsGet', { id: id ?? '', signal }),
    enabled: id !== undefined,
    // What is edited is what is saved now, and a form that is open keeps what it began with.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Link className="back" to={words.paths.list}>
        <Icon name="back" />
        {words.heading}
      </Link>
      <ScreenHead title={id ? NEWS.edit : NEWS.add} />
      {id && query.isError && (
        <ErrorState sentence={sentenceOf(query.error, words.failed.get)} onRetry={query.refetch} />
      )}
      {id && query.isPending && <Skeleton rows={8} />}
      {(!id || query.data) && <Editing key={id ?? 'new'} family={family} doc={query.data} />}
    </>
  );
}

/** The form with the draft that may have been left for it. */
function Editing({ family, doc }: { family: NewsType; doc: NewsDoc | undefined }) {
  const { unit } = NEWS_WORDS[family];
  const staff = useStaff();
  const draftName = `news:${family}:${doc?._id ?? 'new'}`;
  const [start, setStart] = useState<Start>(() => {
    const saved = doc ? valuesOf(doc, unit) : newNews(staff[unit] ?? '');
    return { saved, begun: saved, version: doc?.version, turn: 0 };
  });
  const [draft, setDraft] = useState<NewsDraft | undefined>(() => {
    const left: NewsDraft | undefined = readDraft(staff.userId, draftName);
    return left && !same(left.values.begun, start.saved) ? left : undefined;
  });
  const restart = (next: Omit<Start, 'turn'>) => setStart({ ...next, turn: start.turn + 1 });
  return (
    <>
      {draft && (
        <Notice tone="quiet" ref={intoView}>
          <span>{UNSAVED.found(new Date(draft.at).toLocaleString('en-IN', MOMENT))}</span>
          <span className="acts">
            <Button
              look="line"
              onClick={() => {
                restart({ ...draft.values, version: draft.version });
                setDraft(undefined);
              }}
            >
              {UNSAVED.restore}
            </Button>
            <Button
              look="text"
              onClick={() => {
                dropDraft(staff.userId, draftName);
                setDraft(undefined);
              }}
            >
              {UNSAVED.discard}
            </Button>
          </span>
        </Notice>
      )}
      <NewsForm
        key={start.turn}
        family={family}
        id={doc?._id}
        start={start}
        draftName={draftName}
        onRestart={restart}
      />
    </>
  );
}

/** After a reload the browser goes back to where the page was scrolled to, which may be far below. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' });

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
