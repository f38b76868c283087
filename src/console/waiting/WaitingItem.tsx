import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { pathInConsole } from '#kinds/recordPaths.ts';
import { SEND_BACK_MAX, sayWhatToChange } from '#kinds/sentences.ts';
import { daysBetween, momentAfter, momentInWords } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { named } from '#lib/translations.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { RowPicture } from '../kit/list/RecordTable.tsx';
import { LIST } from '../kit/list/words.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { useHasPage } from '../kit/usePages.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { WishedHour } from '../schedule/WishedHour.tsx';
import { DecidedItem, useKeptPlace } from './DecidedItem.tsx';
import { WAITING } from './words.ts';
import '../history/history.css';

/** A waiting news item or event, as the call returns it. */
export type Waits = DataOf<'waitingList'>['docs'][number];

interface Props {
  /** All listed items, whose requested times are loaded together. */
  beside: readonly Waits[];
  /** One is decided, and keeps its place. */
  onDecided: () => unknown;
  /** One is listed anew. */
  onChange: () => Promise<unknown>;
}

/** Waiting items, one below the other. */
export function WaitingItems({ rows, ...props }: Props & { rows: readonly Waits[] }) {
  return (
    <ul className="waitlist">
      {rows.map((row) => (
        <WaitingItem key={row._id} row={row} {...props} />
      ))}
    </ul>
  );
}

/**
 * A waiting item: its title opens it, 'Preview' shows its page; it is made active, or sent back with a remark, each with 'Undo'. What has been decided keeps its
 * place until the list is opened again, so that no other item comes under a pointer about to click.
 */
function WaitingItem({ row, beside, onDecided, onChange }: Props & { row: Waits }) {
  const words = useWords(WAITING);
  const shell = useWords(SHELL);
  const { untitled } = useWords(LIST);
  const language = useLanguage();
  const sentence = useSentence();
  /** Where the remark is written: below the title, or below its page. */
  const [saying, setSaying] = useState<'list' | 'page'>();
  const [text, setText] = useState('');
  const { ref, decided, decide: keepPlace, again } = useKeptPlace(onDecided);
  const hasPage = useHasPage(row.kind);
  const { _id: id, version } = row;
  const { brand } = useOrganisation();
  const address = pathInConsole({ kind: row.kind, id, ofDiocese: row.diocese !== null }, brand);
  const title = row.title || untitled;
  const when = (at: string | null) => (at ? momentInWords(new Date(at), language) : '');
  const until = momentAfter(row.to_date, row.from_date, language);

  const failed = (otherwise: string) => (error: Error) => {
    sayFailed(sentence(error, otherwise));
    void onChange();
  };
  /** `published` is the version after that: later changes by others are not undone. */
  const undo = (published?: number) => ({
    name: shell.undo,
    run: () =>
      void send(`${row.kind}WaitAgain`, { id, body: { version: published } }).then(() => {
        again();
        return onChange();
      }, failed(words.undoFailed)),
  });
  const publishing = useMutation({
    mutationFn: () => send(`${row.kind}Edit`, { id, body: { activated: true, version } }),
    onSuccess: (saved) => {
      say(words.madeActive(title), undo(saved.version));
      keepPlace(words.published);
    },
    onError: failed(words.failed.makeActive[row.kind]),
  });
  const returning = useMutation({
    mutationFn: () => send(`${row.kind}SendBack`, { id, body: { sentence: text, version } }),
    onSuccess: () => {
      say(words.sentBack, undo());
      keepPlace(words.sentBack);
      setSaying(undefined);
    },
    onError: failed(words.failed.sendBack),
  });
  const parts = [
    [words.kind[row.kind], words.span(when(row.from_date), until)].filter(Boolean).join(', '),
    (row.diocese ?? row.department)?.name,
    row.author.user_name,
    words.since(daysBetween(new Date(row.waiting_since), new Date())),
  ];
  const decide = (where: 'list' | 'page') => (
    <>
      <Button
        look="line"
        aria-label={words.makeActiveOf(title)}
        busy={publishing.isPending}
        onClick={() => publishing.mutate()}
      >
        {words.makeActive}
      </Button>
      <Button
        look="text"
        icon={MORE_ICONS.reply}
        aria-label={words.sendBackOf(title)}
        onClick={() => setSaying(where)}
      >
        {words.sendBack}
      </Button>
    </>
  );
  const sending = (
    <SendBack
      author={row.author.user_name}
      busy={returning.isPending}
      text={text}
      onText={setText}
      onSend={() => returning.mutate()}
      onCancel={() => setSaying(undefined)}
    />
  );
  if (decided) return <DecidedItem {...decided} title={title} address={address} />;
  return (
    <li ref={ref} className="wait" data-open={saying === 'list' || undefined}>
      <RowPicture url={row.picture} />
      <div>
        <Link className="t" to={address} lang={languageOf(title)}>
          {title}
        </Link>
        <p className="hint">{parts.filter(Boolean).join(' | ')}</p>
        <WishedHour
          kind={row.kind}
          id={id}
          version={version}
          ids={beside.filter(({ kind }) => kind === row.kind).map(({ _id }) => _id)}
          name={title}
          onTaken={() => void onChange()}
        />
      </div>
      {saying === 'list' ? (
        sending
      ) : (
        <div className="acts">
          {hasPage && (
            <PreviewButton
              previewed={{ kind: row.kind, id, shows: 'saved' }}
              name={title}
              acts={saying === 'page' ? sending : decide('page')}
            />
          )}
          {decide('list')}
        </div>
      )}
    </li>
  );
}

/** The form for the remark when sending back. */
export function SendBack(props: {
  author: string;
  /** Where its author reads it, if not in the list. */
  hint?: string;
  busy: boolean;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
}) {
  const { text } = props;
  const words = useWords(WAITING);
  const { cancel } = useWords(SHELL);
  const [missing, setMissing] = useState(false);
  return (
    <form
      ref={focusField}
      className="say"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim()) props.onSend();
      }}
    >
      <TextAreaField
        label={words.sentence}
        hint={props.hint ?? words.sentenceHint(props.author)}
        error={missing ? named(sayWhatToChange) : undefined}
        maxLength={SEND_BACK_MAX}
        rows={2}
        value={text}
        onValue={props.onText}
      />
      <div className="rowline">
        <Button type="submit" icon={MORE_ICONS.reply} busy={props.busy}>
          {words.sendBack}
        </Button>
        <Button look="line" onClick={props.onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the new field, because the button that had the focus is gone. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector('textarea')?.focus();
