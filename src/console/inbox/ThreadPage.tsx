import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useRemove } from '../kit/list/useRemove.tsx';
import { LIST } from '../kit/list/words.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { OurMessage, VisitorsMessage } from './ThreadMessages.tsx';
import { MarkButton, ThreadState } from './ThreadParts.tsx';
import { type Thread, type ThreadKind, useHandled } from './useHandled.ts';
import { useMessages } from './useMessages.ts';
import { INBOX } from './words.ts';
import './inbox.css';
import '../kit/form/edit.css';

/** The common fields of visitors' threads. */
interface VisitorsThread extends Thread {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Of an order. */
  readonly mobile?: string;
  readonly created_at: string;
}

interface Props<L extends VisitorsThread> {
  of: ThreadKind;
  get: (id: string, signal: AbortSignal) => Promise<L>;
  back: { readonly to: string; readonly name: string };
  failed: { readonly get: string; readonly mark: string; readonly remove: string };
  subject: (thread: L) => string;
  /** Further facts about the thread; empty ones are omitted. */
  facts: (thread: L) => readonly (readonly [name: string, value: ReactNode])[];
}

/** A visitor's message in full, with its thread and actions: answer, mark as handled, delete (AMB-051). */
export function ThreadPage<L extends VisitorsThread>({ of, get, back, failed, subject, facts }: Props<L>) {
  const { id = '' } = useParams();
  const words = useWords(INBOX);
  const { prompt } = useWords(LIST);
  const sentence = useSentence();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [`${of.name}Get`, id],
    queryFn: ({ signal }) => get(id, signal),
    gcTime: 0,
  });
  const messages = useMessages(of, id);
  const handling = useHandled(of, failed.mark, query.refetch);
  // After deleting and after restoring, the list is shown.
  const onChange = () => {
    void client.invalidateQueries({ queryKey: [`${of.name}List`] });
    return navigate(back.to);
  };
  const removal = useRemove({ of, prompt, failed: failed.remove, onChange });
  const thread = query.data;
  const title = thread ? subject(thread) : '';
  return (
    <>
      <BackLink {...back} />
      <ScreenHead title={title || back.name}>
        {thread && <MarkButton threads={[thread]} handling={handling} />}
      </ScreenHead>
      {!thread && query.isError && (
        <ErrorState sentence={sentence(query.error, failed.get)} onRetry={query.refetch} />
      )}
      {!thread && !query.isError && <Skeleton rows={6} />}
      {thread && (
        <div className="edit">
          <div className="edit-main">
            <div className="thread">
              <VisitorsMessage name={thread.name} moment={thread.created_at} text={thread.message} />
              {messages.data?.docs.map((message) =>
                message.ours ? (
                  <OurMessage key={message._id} message={message} mobile={thread.mobile} />
                ) : (
                  <VisitorsMessage
                    key={message._id}
                    name={thread.name}
                    moment={message.created_at}
                    text={message.text}
                    files={message.files}
                    byMail
                  />
                ),
              )}
              {messages.data && (
                <ReplyForm
                  of={of}
                  thread={thread}
                  title={title}
                  messages={messages.data}
                  onSent={query.refetch}
                />
              )}
              {!messages.data && messages.isError && (
                <ErrorState
                  sentence={sentence(messages.error, words.failedThread)}
                  onRetry={messages.refetch}
                />
              )}
              {!messages.data && !messages.isError && <Skeleton rows={3} />}
            </div>
          </div>
          <aside className="edit-side" aria-label={words.about}>
            <dl className="facts">
              <dt>{words.status}</dt>
              <dd>
                <ThreadState handled={thread.handled} />
              </dd>
              {facts(thread)
                .filter(([, value]) => value)
                .map(([name, value]) => (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ))}
            </dl>
            <div>
              <Button look="text" icon="trash" onClick={() => removal.ask(id)}>
                {words.remove}
              </Button>
            </div>
          </aside>
        </div>
      )}
      {removal.dialog}
    </>
  );
}
