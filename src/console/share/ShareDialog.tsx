import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { languageOf } from '#lib/language.ts';
import { SHARE_SHAPES } from '#lib/sharePicture.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { isGone, send } from '../kit/api.ts';
import { copyText } from '../kit/copyText.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LIST_LATER } from '../kit/list/laterWords.ts';
import { useSentence } from '../kit/useSentence.ts';
import { PrintNotice } from './PrintNotice.tsx';
import { byOwnSheet, messageOf, whatsAppAddress } from './passOn.ts';
import { SharePicture } from './SharePicture.tsx';
import { SHARE } from './words.ts';
import './share.css';

/** Shares a public item: a message, two pictures, and a printable notice. */
export function ShareDialog({ kind, id, onClose }: { kind: string; id: string; onClose: () => void }) {
  const words = useWords(SHARE);
  const { share } = useWords(LIST_LATER);
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: ['shareGet', kind, id],
    queryFn: ({ signal }) => send('shareGet', { body: { kind, record: id }, signal }),
    staleTime: 0,
    retry: false,
  });
  const isNotThere = isGone(error);
  return (
    <Dialog
      wide
      title={share}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {isNotThere && <Notice tone="warn">{words.notPublic}</Notice>}
      {error && !isNotThere && (
        <ErrorState sentence={sentence(error, words.failed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton rows={6} />}
      {data && (
        <>
          <p className="share-lead" lang={languageOf(data.title)}>
            {words.lead(data.title)}
          </p>
          <div className="share-outs">
            <Message page={data} />
            {SHARE_SHAPES.map((shape) => (
              <SharePicture key={shape} {...{ kind, id, shape }} title={data.title} />
            ))}
          </div>
          <PrintNotice page={data} />
        </>
      )}
    </Dialog>
  );
}

function Message({ page }: { page: DataOf<'shareGet'> }) {
  const words = useWords(SHARE);
  const [text, setText] = useState(() => messageOf(page));
  const sendIt = async () => {
    try {
      if (!(await byOwnSheet({ text })))
        window.open(whatsAppAddress(text, page.address), '_blank', 'noopener');
    } catch {
      sayFailed(words.sendFailed);
    }
  };
  const copy = () =>
    copyText(text).then(
      () => say(words.copied),
      () => sayFailed(words.copyFailed),
    );
  return (
    <section className="share-part" aria-labelledby="share-message">
      <h3 id="share-message">{words.message}</h3>
      <TextAreaField
        label={words.forWhatsApp}
        hint={words.letters([...text].length)}
        rows={9}
        lang={languageOf(text)}
        value={text}
        onValue={setText}
      />
      <div className="share-acts">
        <Button icon={MORE_ICONS.send} onClick={() => void sendIt()}>
          {words.send}
        </Button>
        <Button look="line" icon={MORE_ICONS.copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <TextField label={words.address} readOnly value={page.address} onValue={() => undefined} />
    </section>
  );
}
