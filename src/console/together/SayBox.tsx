import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COMMENT_MAX, QUOTED_MAX } from '#kinds/comments.ts';
import type { ReviewedName } from '#kinds/reviewed.ts';
import { languageOf } from '#lib/language.ts';
import { newId } from '#lib/uuid.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { guardUnsaved } from '../kit/form/unsaved.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { COMMENTS } from './words.ts';

interface Props {
  kind: ReviewedName;
  record: string;
  /** The thread being answered. */
  answers?: string;
  label: string;
  /** The button's label. */
  press: string;
  hint?: string | undefined;
  /** Includes the current selection in the form as a quotation. */
  quotes?: boolean;
  onSaid: () => Promise<unknown>;
  onCancel?: () => void;
}

/** Writes a comment; the input is kept until it is sent. */
export function SayBox({
  kind,
  record,
  answers,
  label,
  press,
  hint,
  quotes = false,
  onSaid,
  onCancel,
}: Props) {
  const words = useWords(COMMENTS);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { quoted, marks, forget } = useMarked(quotes && text === '');
  // One id per text: a resend after a lost response does not add it twice.
  const id = useRef(newId());
  useEffect(() => guardUnsaved(text.trim() !== ''), [text]);
  const saying = useMutation({
    mutationFn: () =>
      send('commentSay', {
        body: { comment: id.current, kind, record, answers: answers ?? null, ...quoted, text },
      }),
    onSuccess: async () => {
      id.current = newId();
      setText('');
      forget();
      say(words.said);
      await onSaid();
    },
  });
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim()) saying.mutate();
  };
  return (
    <div className="say" ref={marks}>
      {quoted && (
        <p className="note-of with-icon">
          <q lang={languageOf(quoted.quoted)}>{quoted.quoted}</q>
          <IconButton icon="close" label={words.notAbout} onClick={forget} />
        </p>
      )}
      <TextAreaField
        label={label}
        hint={hint}
        error={missing ? words.nothingTyped : undefined}
        maxLength={COMMENT_MAX}
        rows={2}
        value={text}
        autoFocus={answers !== undefined}
        onValue={(typed) => {
          setText(typed);
          setMissing(false);
        }}
      />
      {saying.isError && (
        <Notice tone="bad">
          <span>{sentence(saying.error, words.failed.say)}</span>
        </Notice>
      )}
      <div className="rowline">
        <Button look="line" icon="mail" busy={saying.isPending} onClick={submit}>
          {saying.isError ? words.tryAgain : press}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Marked {
  readonly field: string;
  readonly quoted: string;
}

/** The words selected in the fields of the form around `marks`, while `follows` is true. */
function useMarked(follows: boolean) {
  const [quoted, setQuoted] = useState<Marked>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!follows) return undefined;
    const look = () => {
      const form =
        box.current?.closest('form, dialog')?.querySelector('.edit') ?? box.current?.closest('dialog');
      const found = form && markedIn(form, box.current);
      if (found) setQuoted(found);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [follows]);
  return { quoted, marks: box, forget: () => setQuoted(undefined) };
}

function markedIn(form: Element, without: Element | null): Marked | undefined {
  const at = document.activeElement;
  const marked = (element: Element | null, text: string): Marked | undefined => {
    const quoted = text.replaceAll(/\s+/g, ' ').trim().slice(0, QUOTED_MAX);
    if (!element || quoted.length < 2 || !form.contains(element) || without?.contains(element))
      return undefined;
    const named = element.getAttribute('name') ?? element.closest('[data-field]')?.getAttribute('data-field');
    return { field: named?.slice(0, 60) ?? '', quoted: quoted.toWellFormed() };
  };
  if (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === 'text'))
    return marked(at, at.value.slice(at.selectionStart ?? 0, at.selectionEnd ?? 0));
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  const around = node instanceof Element ? node : (node?.parentElement ?? null);
  return around?.closest('[contenteditable]') ? marked(around, selection?.toString() ?? '') : undefined;
}
