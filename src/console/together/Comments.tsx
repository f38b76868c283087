import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ReviewedName } from '#kinds/reviewed.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { isGone, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { type InField, markInTexts, showInField } from '../kit/editor/inField.ts';
import { useSentence } from '../kit/useSentence.ts';
import { useDoMailsWait } from '../mailState/useMailState.ts';
import { MAIL } from '../mailState/words.ts';
import { SayBox } from './SayBox.tsx';
import { type Comment, type Thread, useComments } from './useComments.ts';
import { COMMENTS } from './words.ts';
import './together.css';
import '../history/history.css';

interface Props {
  kind: ReviewedName;
  record: string;
}

/** Comments between the office and the unit on a story or an event; visitors never see them. */
export function Comments({ kind, record }: Props) {
  const words = useWords(COMMENTS);
  const { later } = useWords(MAIL);
  const sentence = useSentence();
  const { threads, hearers, data, error, refetch } = useComments(kind, record);
  const mailsWait = useDoMailsWait(hearers.length > 0);
  const section = useRef<HTMLElement>(null);
  useMarkedQuotes(
    section,
    threads.filter(({ first }) => first.done === null).map(({ first }) => quoteOf(first)),
  );
  if (isGone(error)) return null;
  const open = threads.filter(({ first }) => first.done === null).length;
  return (
    <section
      ref={section}
      className="said"
      id="said"
      tabIndex={-1}
      aria-labelledby="said-heading"
      aria-busy={!data && !error}
    >
      <h2 className="part" id="said-heading">
        {words.heading}
      </h2>
      {error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={2} />}
      {data && (
        <>
          <p className="hint">
            {threads.length === 0 ? words.nothing : words.counted(open, threads.length - open)} {words.seenBy}
          </p>
          {threads.map((thread) => (
            <OneThread key={thread.first._id} thread={thread} {...{ kind, record }} onChange={refetch} />
          ))}
          <SayBox
            {...{ kind, record }}
            label={words.say}
            press={words.sayIt}
            hint={hearers.length > 0 ? `${words.mailTo(hearers)}${mailsWait ? ` ${later}` : ''}` : undefined}
            quotes
            onSaid={refetch}
          />
        </>
      )}
    </section>
  );
}

/** The location of the words that a comment quotes. */
const quoteOf = ({ field, quoted }: Comment): InField => ({ field, quote: quoted, nth: 0 });

/** Highlights the quotations in the form's texts, if they are still there, also while typing: the document itself is not changed. */
function useMarkedQuotes(said: RefObject<HTMLElement | null>, quotes: readonly InField[]): void {
  const all = JSON.stringify(quotes.filter(({ field, quote }) => field !== '' && quote !== ''));
  useEffect(() => {
    const form = said.current?.closest('form, dialog');
    if (!form || all === '[]') return undefined;
    const mark = () => markInTexts('said', JSON.parse(all));
    mark();
    // The editor may load later, and re-renders its text as it changes.
    const observer = new MutationObserver(mark);
    observer.observe(form, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      markInTexts('said', []);
    };
  }, [said, all]);
}

function OneThread({
  thread: { first, answers },
  kind,
  record,
  onChange,
}: Props & { thread: Thread; onChange: () => Promise<unknown> }) {
  const words = useWords(COMMENTS);
  const sentence = useSentence();
  const [answering, setAnswering] = useState(false);
  const isOpen = first.done === null;
  const act = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      say(message);
    } catch (error) {
      sayFailed(sentence(error, words.failed.act));
    }
    await onChange();
  };
  const settle = (done: boolean) =>
    act(() => send('commentSettle', { id: first._id, body: { done } }), done ? words.isDone : words.isOpen);
  const last = answers.at(-1) ?? first;
  return (
    <article className={isOpen ? 'note note--open' : 'note'} aria-label={words.thread(first.by.user_name)}>
      {first.quoted && (
        <q className="note-of" lang={languageOf(first.quoted)}>
          {first.quoted}
        </q>
      )}
      {[first, ...answers].map((one) => (
        <OneComment key={one._id} comment={one} />
      ))}
      {answering ? (
        <SayBox
          {...{ kind, record }}
          answers={first._id}
          label={words.answerTo(first.by.user_name)}
          press={words.answer}
          onSaid={async () => {
            setAnswering(false);
            await onChange();
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className="rowline">
          {isOpen && (
            <Button look="line" icon={MORE_ICONS.reply} onClick={() => setAnswering(true)}>
              {words.answer}
            </Button>
          )}
          <Button look="text" icon={isOpen ? 'done' : MORE_ICONS.undo} onClick={() => void settle(isOpen)}>
            {isOpen ? words.done : words.openAgain}
          </Button>
          {first.quoted && first.field && (
            <Button look="text" icon="eye" onClick={() => showInField(quoteOf(first), 'go')}>
              {words.show}
            </Button>
          )}
          {last.own && isOpen && (
            <Button
              look="text"
              onClick={() => void act(() => send('commentDelete', { id: last._id }), words.isTakenBack)}
            >
              {words.takeBack}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function OneComment({ comment: { by, of_office, own, at, text } }: { comment: Comment }) {
  const words = useWords(COMMENTS);
  const language = useLanguage();
  return (
    <div className="note-one">
      <p className="note-by">
        <b>{own ? words.you : by.user_name}</b>
        {of_office && !own && <span>{words.office}</span>}
        <time dateTime={at}>{momentFromNow(new Date(at), new Date(), language)}</time>
      </p>
      <p className="note-text" lang={languageOf(text)}>
        {text}
      </p>
    </div>
  );
}

/** Above the fields: that someone waits for an answer, with a link to it. */
export function CommentLine({ kind, record }: Props) {
  const words = useWords(COMMENTS);
  const { threads } = useComments(kind, record);
  const waiting = threads.filter(({ waits }) => waits);
  const [one] = waiting;
  if (!one) return null;
  const last = one.answers.at(-1) ?? one.first;
  const read = () => {
    const said = document.getElementById('said');
    said?.scrollIntoView({ block: 'start' });
    said?.focus({ preventScroll: true });
  };
  return (
    <Notice tone="quiet">
      <span className="said-line">
        {waiting.length > 1 ? words.some(waiting.length) : words.one(last.by.user_name, last.text)}
      </span>
      <span className="acts">
        <Button look="line" onClick={read}>
          {words.read}
        </Button>
      </span>
    </Notice>
  );
}
