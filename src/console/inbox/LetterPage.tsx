import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../shell/ErrorState.tsx';
import { useRemove } from '../shell/list/useRemove.tsx';
import { LIST } from '../shell/list/words.ts';
import { BackLink, ScreenHead } from '../shell/ScreenHead.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { LetterState, MarkButton } from './LetterParts.tsx';
import { OurMessage, VisitorsMessage } from './ThreadMessages.tsx';
import { type Letter, type LetterKind, useHandled } from './useHandled.ts';
import { useThread } from './useThread.ts';
import { INBOX } from './words.ts';
import '../styles/inbox.css';
import '../styles/edit.css';

/** What visitors say, whatever they want. */
interface VisitorsLetter extends Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Of an order. */
  readonly mobile?: string;
  readonly created_at: string;
}

interface Props<L extends VisitorsLetter> {
  of: LetterKind;
  get: (id: string, signal: AbortSignal) => Promise<L>;
  back: { readonly to: string; readonly name: string };
  failed: { readonly get: string; readonly mark: string; readonly remove: string };
  subject: (letter: L) => string;
  /** What is known beside the letter's own words; what is empty is left out. */
  facts: (letter: L) => readonly (readonly [name: string, value: ReactNode])[];
}

/** What a visitor wrote, read whole, with its thread and what is done with it: answered, marked as handled, deleted (AMB-051). */
export function LetterPage<L extends VisitorsLetter>({ of, get, back, failed, subject, facts }: Props<L>) {
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
  const thread = useThread(of, id);
  const handling = useHandled(of, failed.mark, query.refetch);
  // Both when it has gone and when it has come back, what is to be seen is the list.
  const onChange = () => {
    void client.invalidateQueries({ queryKey: [`${of.name}List`] });
    return navigate(back.to);
  };
  const removal = useRemove({ of, prompt, failed: failed.remove, onChange });
  const letter = query.data;
  const title = letter ? subject(letter) : '';
  return (
    <>
      <BackLink {...back} />
      <ScreenHead title={title || back.name}>
        {letter && <MarkButton letters={[letter]} handling={handling} />}
      </ScreenHead>
      {!letter && query.isError && (
        <ErrorState sentence={sentence(query.error, failed.get)} onRetry={query.refetch} />
      )}
      {!letter && !query.isError && <Skeleton rows={6} />}
      {letter && (
        <div className="edit">
          <div className="edit-main">
            <div className="thread">
              <VisitorsMessage name={letter.name} moment={letter.created_at} text={letter.message} />
              {thread.data?.docs.map((message) =>
                message.ours ? (
                  <OurMessage key={message._id} message={message} mobile={letter.mobile} />
                ) : (
                  <VisitorsMessage
                    key={message._id}
                    name={letter.name}
                    moment={message.created_at}
                    text={message.text}
                    files={message.files}
                    byMail
                  />
                ),
              )}
              {thread.data && (
                <AnswerForm
                  of={of}
                  letter={letter}
                  title={title}
                  thread={thread.data}
                  onSent={query.refetch}
                />
              )}
              {!thread.data && thread.isError && (
                <ErrorState sentence={sentence(thread.error, words.failedThread)} onRetry={thread.refetch} />
              )}
              {!thread.data && !thread.isError && <Skeleton rows={3} />}
            </div>
          </div>
          <aside className="edit-side" aria-label={words.about}>
            <dl className="facts">
              <dt>{words.status}</dt>
              <dd>
                <LetterState handled={letter.handled} />
              </dd>
              {facts(letter)
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
