import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { documentBlocks, wholeTextOf } from '#lib/documentText.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError, SelectField } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { mediaPath } from '../kit/uploads/fileNames.ts';
import { useSentence } from '../kit/useSentence.ts';
import { DOCUMENT_TEXT } from './documentWords.ts';
import { PageText } from './PageText.tsx';
import './documentText.css';

type Paper = DataOf<'libraryPaper'>;
type Page = DataOf<'libraryPaperPage'>;

/** The typed text, and the version it is based on. */
type Typed = Pick<Page, 'text' | 'version'>;

interface Props {
  /** The name of the file. */
  name: string;
  /** The page shown, from 1. */
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** The text of a PDF, page by page: the rendered page, and next to it its text for correction. Input is kept while other pages are viewed. */
export function DocumentText({ name, page, onPage, onClose }: Props) {
  const words = useWords(DOCUMENT_TEXT);
  const sentence = useSentence();
  const client = useQueryClient();
  // Each with the version it is based on: a refetch in the meantime must not make the input look newer.
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const [closing, setClosing] = useState(false);
  const type = (of: number, text: Typed | undefined) =>
    setTyped((before) => {
      const after = new Map(before);
      if (text === undefined) after.delete(of);
      else after.set(of, text);
      return after;
    });
  const documentKey = ['libraryPaper', name];
  const pageKey = (of: number) => ['libraryPaperPage', name, of];
  const paper = useQuery({
    queryKey: documentKey,
    queryFn: ({ signal }) => send('libraryPaper', { id: name, signal }),
    staleTime: 0,
    retry: false,
  });
  const pages = paper.data?.pages ?? [];
  const at = pages.findIndex(({ number }) => number === page);
  const asked = useQuery({
    queryKey: pageKey(page),
    queryFn: ({ signal }) => send('libraryPaperPage', { id: name, body: { page }, signal }),
    enabled: at >= 0,
    staleTime: 0,
    retry: false,
    // A refetch must not replace the text being edited.
    refetchOnWindowFocus: false,
  });
  const shown = asked.data;
  const saving = useMutation({
    mutationFn: (body: { page: number; text: string; version: number }) =>
      send('libraryPaperCorrect', { id: name, body }),
    onSuccess: (saved) => {
      client.setQueryData(pageKey(saved.number), saved);
      void client.invalidateQueries({ queryKey: documentKey });
      type(saved.number, undefined);
      say(words.saved(saved.number));
    },
    onError: async (reason, { page: of, text }) => {
      if (!isStale(reason)) return;
      // Shows the newer text; saving again overwrites it.
      await client.invalidateQueries({ queryKey: pageKey(of) });
      const now = client.getQueryData<Page>(pageKey(of));
      if (now) type(of, { text, version: now.version });
    },
  });
  const error = saving.variables?.page === page ? saving.error : null;
  const own = typed.get(page);
  const save = () => {
    if (!shown || saving.isPending) return;
    const { text, version } = own ?? shown;
    saving.mutate({ page, text, version });
  };
  const step = (by: number) => {
    const to = pages[at + by];
    if (to) onPage(to.number);
  };
  const close = () => (typed.size > 0 ? setClosing(true) : onClose());
  const isThere = pages.length > 0;
  return (
    <Dialog
      wide
      title={paper.data ? words.title(paper.data.original_name) : words.open}
      onClose={close}
      {...(isThere ? { onSubmit: save } : {})}
      foot={
        isThere ? (
          <>
            <Button look="text" disabled={at <= 0} onClick={() => step(-1)}>
              {words.before}
            </Button>
            <Button look="text" disabled={at + 1 >= pages.length} onClick={() => step(1)}>
              {words.next}
            </Button>
            <Button type="submit" busy={saving.isPending} disabled={!shown}>
              {words.save}
            </Button>
          </>
        ) : (
          <Button look="line" onClick={close}>
            {words.close}
          </Button>
        )
      }
    >
      <LeaveGuard dirty={typed.size > 0} />
      {paper.error && (
        <ErrorState
          sentence={sentence(paper.error, words.failed.paper)}
          onRetry={() => void paper.refetch()}
        />
      )}
      {paper.isPending && <Skeleton rows={6} />}
      {paper.data && !isThere && <p>{words.none}</p>}
      {isThere && (
        <>
          <PageChoice pages={pages} page={page} onPage={onPage} />
          <div className="paper-text">
            <PagePicture key={page} name={name} page={page} />
            <div className="paper-words">
              {asked.error && !shown && (
                <ErrorState
                  sentence={sentence(asked.error, words.failed.page)}
                  onRetry={() => void asked.refetch()}
                />
              )}
              {asked.isPending && <Skeleton rows={6} />}
              {shown && (
                <>
                  <PageState page={shown} />
                  <PageText
                    key={`${page} ${own?.version ?? shown.version}`}
                    label={words.text(page)}
                    language={shown.language}
                    value={own?.text ?? shown.text}
                    onValue={(value) =>
                      type(
                        page,
                        value === wholeTextOf(documentBlocks(shown.text))
                          ? undefined
                          : { text: value, version: own?.version ?? shown.version },
                      )
                    }
                  />
                  {error && <FieldError>{sentence(error, words.failed.save)}</FieldError>}
                  {isStale(error) && own !== undefined && (
                    <section className="paper-other" aria-label={words.other}>
                      <h3>{words.other}</h3>
                      {documentBlocks(shown.text).map(({ level, text }, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are shown once.
                        <p key={place} lang={shown.language}>
                          {level > 0 ? <strong>{text}</strong> : text}
                        </p>
                      ))}
                    </section>
                  )}
                </>
              )}
            </div>
          </div>
        </>
      )}
      {closing && (
        <ConfirmDialog
          prompt={words.ask(typed.size)}
          yes={words.yes}
          no={words.no}
          onYes={onClose}
          onNo={() => setClosing(false)}
        />
      )}
    </Dialog>
  );
}

const isStale = (error: unknown): boolean => error instanceof CallError && error.status === 409;

/** The pages, each with the source of its text. */
function PageChoice({ pages, page, onPage }: Pick<Props, 'page' | 'onPage'> & Pick<Paper, 'pages'>) {
  const words = useWords(DOCUMENT_TEXT);
  const byOcr = pages.filter(({ source, waits }) => source === 'machine' && !waits).length;
  const waiting = pages.filter(({ waits }) => waits).length;
  const [first, ...others] = pages.map(({ number, source, waits }) => ({
    value: String(number),
    name: [words.numbered(number), waits ? words.waits : words.sources[source]].filter(Boolean).join(' | '),
  }));
  return (
    <div className="paper-pages">
      <SelectField
        label={words.page}
        empty={first?.name ?? ''}
        options={others}
        value={String(page) === first?.value ? '' : String(page)}
        onValue={(value) => onPage(Number(value || first?.value))}
      />
      {byOcr + waiting > 0 && (
        <p className="hint">
          {byOcr > 0 && words.byMachine(byOcr)} {waiting > 0 && words.waiting(waiting)}
        </p>
      )}
    </div>
  );
}

function PageState({ page }: { page: Page }) {
  const words = useWords(DOCUMENT_TEXT);
  const language = useLanguage();
  if (page.waits) return <p className="hint">{words.waitsLong}</p>;
  if (page.source === 'machine') return <p className="hint">{words.machine}</p>;
  if (!page.corrected_at) return null;
  const day = shortDay(dayOf(new Date(page.corrected_at)), language);
  return <p className="hint">{words.by(page.corrected_by, day)}</p>;
}

/** The rendered page. If that fails, the text can still be corrected, next to a link to the PDF itself. */
function PagePicture({ name, page }: Pick<Props, 'name' | 'page'>) {
  const words = useWords(DOCUMENT_TEXT);
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: ['libraryPaperPicture', name, page],
    queryFn: ({ signal }) => send('libraryPaperPicture', { id: name, body: { page }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <figure className="paper-page">
      {error ? (
        <ErrorState sentence={sentence(error, words.failed.picture)} onRetry={() => void refetch()} />
      ) : data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: content higher than its place can be scrolled by keyboard, too.
        <section className="paper-drawn" aria-label={words.picture(page)} tabIndex={0}>
          <img
            src={`data:image/webp;base64,${data.webp}`}
            alt={words.picture(page)}
            width={data.width}
            height={data.height}
          />
        </section>
      ) : (
        <div className="paper-drawn">
          <p className="hint" role="status">
            {words.drawing}
          </p>
        </div>
      )}
      <figcaption>
        <a href={`${mediaPath(name)}#page=${page}`} target="_blank" rel="noreferrer">
          {words.whole}
        </a>
      </figcaption>
    </figure>
  );
}
